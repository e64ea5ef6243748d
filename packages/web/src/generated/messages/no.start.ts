// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/no.first';
import { messages } from './no.first.js';

export const texts = { messages, kitMessages };
