// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/en-gb';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb.rest';
import { messages } from './en-gb.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
