// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/nl.first';
import { messages } from './nl.first.js';

export const texts = { messages, kitMessages };
