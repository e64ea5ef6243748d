import { type Text, text } from '../platform/errors/errors.js';

/** Returns the first rule of sign-up that a user name breaks, or undefined if it breaks none. */
export function nameProblem(name: string): { type: string; message: Text } | undefined {
  if (/\p{Lu}\P{L}*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name)) {
    return { type: 'name_capitals', message: text('user.name.capitals') };
  }
  // Georgian has capital letters, but names do not begin with them.
  if (/^(?!\p{Script=Georgian})\p{Ll}/u.test(name)) {
    return { type: 'name_first_letter', message: text('user.name.firstLetter') };
  }
  return undefined;
}
