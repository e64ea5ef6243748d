// @ts-nocheck: the compiled functions are untyped; types.ts says what they take.
// Written by scripts/generate-messages.mjs; change the catalogue instead.
import type { Messages } from './types.js';

export const messages: Messages = {
  "control.loading": () => "Loading"
}