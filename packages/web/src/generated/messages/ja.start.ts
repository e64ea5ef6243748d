// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/ja.first';
import { messages } from './ja.first.js';

export const texts = { messages, kitMessages };
