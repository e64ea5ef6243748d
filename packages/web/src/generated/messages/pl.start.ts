// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as kitMessages } from '@cloudstreet/ui/messages/pl.first';
import { messages } from './pl.first.js';

export const texts = { messages, kitMessages };
