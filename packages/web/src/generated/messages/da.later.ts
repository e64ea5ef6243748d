// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/da';
import { messages as kitMessages } from '@cloudstreet/ui/messages/da.rest';
import { messages } from './da.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
