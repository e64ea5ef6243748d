// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as scoringTexts } from '@cloudstreet/scoring/messages/fr';
import { messages as kitMessages } from '@cloudstreet/ui/messages/fr.rest';
import { messages } from './fr.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
