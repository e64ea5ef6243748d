import { type Text, text } from '../http/errors.js';

/** What is wrong with the name of a user, by the rules of sign-up; undefined where nothing is. */
export function nameProblem(name: string): { type: string; message: Text } | undefined {
  const letters = name.replaceAll(/\P{L}/gu, '');
  const first = name.trim().charAt(0);
  if (letters !== letters.toLowerCase() && letters === letters.toUpperCase()) {
    return { type: 'name_capitals', message: text('user.name.capitals') };
  }
  if (/\p{L}/u.test(first) && first !== first.toUpperCase()) {
    return { type: 'name_first_letter', message: text('user.name.firstLetter') };
  }
  return undefined;
}

/** A name as it is stored: no blanks around it, one between its words. */
export function tidyName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
}
