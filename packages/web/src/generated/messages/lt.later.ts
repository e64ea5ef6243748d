// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/lt';
import { messages as kitMessages } from '@cloudstreet/ui/messages/lt.rest';
import { messages } from './lt.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
