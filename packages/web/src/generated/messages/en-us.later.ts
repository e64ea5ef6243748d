// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/en-us';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-us.rest';
import { messages } from './en-us.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
