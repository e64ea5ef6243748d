// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/de';
import { messages as kitMessages } from '@cloudstreet/ui/messages/de.rest';
import { messages } from './de.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
