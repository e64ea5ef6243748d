// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/it.first';
import { messages } from './it.first.js';

export const texts = { messages, kitMessages };
