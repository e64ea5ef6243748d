// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/no';
import { messages as kitMessages } from '@cloudstreet/ui/messages/no.rest';
import { messages } from './no.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
