// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/it';
import { messages as kitMessages } from '@cloudstreet/ui/messages/it.rest';
import { messages } from './it.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
