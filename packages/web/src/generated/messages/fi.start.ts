// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/fi.first';
import { messages } from './fi.first.js';

export const texts = { messages, kitMessages };
