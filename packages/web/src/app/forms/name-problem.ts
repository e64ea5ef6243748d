/** Problem with the form of a name. The server makes the final decision, also about duplicates. */
export type NameProblem = 'signUp.name.length' | 'signUp.name.capitals' | 'signUp.name.lowercase';

const MIN_CHARACTERS = 2;
const MAX_CHARACTERS = 60;

/** Finds the problem of a name: its length, only capitals, or a small first letter. */
export function findNameProblem(text: string): NameProblem | undefined {
  const name = text.normalize().replaceAll(/\s+/g, ' ').trim();
  const { length } = Array.from(name);
  if (length < MIN_CHARACTERS || length > MAX_CHARACTERS) return 'signUp.name.length';
  // Scripts without capitals always pass.
  if (/\p{Lu}\P{L}*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name)) return 'signUp.name.capitals';
  // Georgian has capital letters, but names do not begin with them.
  if (/^(?!\p{Script=Georgian})\p{Ll}/u.test(name)) return 'signUp.name.lowercase';
  return undefined;
}
