// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/es';
import { messages as kitMessages } from '@cloudstreet/ui/messages/es.rest';
import { messages } from './es.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
