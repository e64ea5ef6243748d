// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/fr.first';
import { messages } from './fr.first.js';

export const texts = { messages, kitMessages };
