/** What is wrong with the form of a name. The server has the last word, also about duplicates. */
export type NameProblem = 'signUp.name.length' | 'signUp.name.capitals' | 'signUp.name.lowercase';

/** Finds what a name gets wrong: its length, capitals alone, a small first letter. */
export function findNameProblem(text: string): NameProblem | undefined {
  const name = text.trim();
  if (name.length < 6 || name.length > 60) return 'signUp.name.length';
  // Scripts without capitals have nothing to get wrong.
  if (name === name.toUpperCase() && name !== name.toLowerCase()) return 'signUp.name.capitals';
  const first = name.charAt(0);
  if (first !== first.toUpperCase()) return 'signUp.name.lowercase';
  return undefined;
}
