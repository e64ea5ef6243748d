// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/pt';
import { messages as kitMessages } from '@cloudstreet/ui/messages/pt.rest';
import { messages } from './pt.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
