// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/da.first';
import { messages } from './da.first.js';

export const texts = { messages, kitMessages };
