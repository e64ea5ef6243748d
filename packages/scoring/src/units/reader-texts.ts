import { messages as english } from '../generated/messages/en-gb.js';
import type { Messages } from '../generated/messages/types.js';

/** Messages of this package in one language: `@cloudstreet/scoring/messages/LOCALE`. */
export type ScoringTexts = Messages;

/** Returns the messages in the reader's language. */
export function textsOf({
  texts = english,
}: {
  readonly texts?: ScoringTexts | undefined;
}): ScoringTexts {
  return texts;
}
