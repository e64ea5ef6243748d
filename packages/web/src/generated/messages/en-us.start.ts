// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-us.first';
import { messages } from './en-us.first.js';

export const texts = { messages, kitMessages };
