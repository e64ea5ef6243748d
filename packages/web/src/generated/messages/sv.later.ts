// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/sv';
import { messages as kitMessages } from '@cloudstreet/ui/messages/sv.rest';
import { messages } from './sv.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
