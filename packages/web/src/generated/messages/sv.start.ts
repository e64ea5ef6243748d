// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/sv.first';
import { messages } from './sv.first.js';

export const texts = { messages, kitMessages };
