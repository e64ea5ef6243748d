// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/uk';
import { messages as kitMessages } from '@cloudstreet/ui/messages/uk.rest';
import { messages } from './uk.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
