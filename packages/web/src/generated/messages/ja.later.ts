// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/ja';
import { messages as kitMessages } from '@cloudstreet/ui/messages/ja.rest';
import { messages } from './ja.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
