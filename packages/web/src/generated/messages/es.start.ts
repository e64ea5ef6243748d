// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/es.first';
import { messages } from './es.first.js';

export const texts = { messages, kitMessages };
