// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/nl';
import { messages as kitMessages } from '@cloudstreet/ui/messages/nl.rest';
import { messages } from './nl.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
