// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/pl';
import { messages as kitMessages } from '@cloudstreet/ui/messages/pl.rest';
import { messages } from './pl.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
