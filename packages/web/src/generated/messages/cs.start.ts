// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/cs.first';
import { messages } from './cs.first.js';

export const texts = { messages, kitMessages };
