// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/uk.first';
import { messages } from './uk.first.js';

export const texts = { messages, kitMessages };
