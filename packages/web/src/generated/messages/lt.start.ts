// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/lt.first';
import { messages } from './lt.first.js';

export const texts = { messages, kitMessages };
