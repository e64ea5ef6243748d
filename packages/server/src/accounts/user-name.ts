import { type Text, text } from '../platform/errors/errors.js';

/** A shorter name is no first and last name, unless its characters are words. */
const MIN_CHARACTERS = 6;
/** Scripts that write a word or a syllable with one character. */
const DENSE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Returns the first rule of sign-up that a user name breaks, or undefined if it breaks none. */
export function nameProblem(name: string): { type: string; message: Text } | undefined {
  if (Array.from(name).length < MIN_CHARACTERS && !DENSE.test(name)) {
    return { type: 'minLength', message: text('field.minLength', { limit: MIN_CHARACTERS }) };
  }
  if (/\p{Lu}\P{L}*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name)) {
    return { type: 'name_capitals', message: text('user.name.capitals') };
  }
  // Georgian has capital letters, but names do not begin with them.
  if (/^(?!\p{Script=Georgian})\p{Ll}/u.test(name)) {
    return { type: 'name_first_letter', message: text('user.name.firstLetter') };
  }
  return undefined;
}
