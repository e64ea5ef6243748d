// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/cs';
import { messages as kitMessages } from '@cloudstreet/ui/messages/cs.rest';
import { messages } from './cs.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
