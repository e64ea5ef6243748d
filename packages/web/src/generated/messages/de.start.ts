// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/de.first';
import { messages } from './de.first.js';

export const texts = { messages, kitMessages };
