// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb.first';
import { messages } from './en-gb.first.js';

export const texts = { messages, kitMessages };
