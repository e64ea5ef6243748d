// Written by scripts/generate-messages.mjs; change the catalogue instead.
import { messages as first } from './de.first.js';
import { messages as rest } from './de.rest.js';
import type { Messages } from './types.js';

export const messages = { ...first, ...rest } as Messages;
