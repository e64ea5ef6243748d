// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/pt.first';
import { messages } from './pt.first.js';

export const texts = { messages, kitMessages };
