// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/hu.first';
import { messages } from './hu.first.js';

export const texts = { messages, kitMessages };
