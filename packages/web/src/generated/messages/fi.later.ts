// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/fi';
import { messages as kitMessages } from '@cloudstreet/ui/messages/fi.rest';
import { messages } from './fi.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
