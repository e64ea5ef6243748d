import { messages as english } from '../generated/messages/en-gb.js';
import type { Messages } from '../generated/messages/types.js';

/** The sentences of this package in one language: `@cloudstreet/scoring/messages/LOCALE`. */
export type Texts = Messages;

/** The sentences in the reader's language. */
export function textsOf({ texts = english }: { readonly texts?: Texts | undefined }): Texts {
  return texts;
}
