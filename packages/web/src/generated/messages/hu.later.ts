// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/hu';
import { messages as kitMessages } from '@cloudstreet/ui/messages/hu.rest';
import { messages } from './hu.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
