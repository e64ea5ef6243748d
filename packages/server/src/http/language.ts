import { messages as english } from '../generated/messages/en-gb.js';
import type { Messages } from '../generated/messages/types.js';

const CATALOGUES: Readonly<Record<string, Messages>> = { 'en-gb': english };

/** The catalogue for the first language of `Accept-Language` that there is one for, else English. */
export function messagesFor(acceptLanguage: string | undefined): Messages {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    const catalogue = CATALOGUES[tag];
    if (catalogue) return catalogue;
  }
  return english;
}
