/** Score of a match, and the order of equal matches. */
export interface Match {
  score: number;
  weight: number;
}

/** Scores of exact matches. A name that is only similar to the text scores less than 1. */
export const SCORES = { is: 5, begins: 4, wordBegins: 3, holds: 2 } as const;

/** Compares matches: the best first. */
export function byMatch(one: Match, other: Match): number {
  return other.score - one.score || other.weight - one.weight;
}

/** Returns the prefix for the index of up to two letters; undefined for longer texts. */
export function shortPrefixLength(key: string): 1 | 2 | undefined {
  const { length } = Array.from(key);
  return length === 1 || length === 2 ? length : undefined;
}

/**
 * Whether to search inside names. They are indexed by three consecutive letters. With fewer, every
 * name would be read.
 */
export function hasTrigram(key: string): boolean {
  return /[\p{Letter}\p{Number}]{3}/u.test(key);
}

/** Returns the score of a name that is not in an index; undefined without a match. */
export function scoreOf(name: string, text: string): number | undefined {
  const [given, typed] = [keyOf(name), keyOf(text)];
  if (typed === '') return undefined;
  if (given === typed) return SCORES.is;
  if (given.startsWith(typed)) return SCORES.begins;
  if (` ${given}`.includes(` ${typed}`)) return SCORES.wordBegins;
  if (hasTrigram(typed) && given.includes(typed)) return SCORES.holds;
  return given.split(' ').some((word) => isOneTypoAway(word, typed)) ? 0.5 : undefined;
}

/** Normalises a text as the database does. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Whether one letter is missing, superfluous, wrong, or swapped with the next one. */
function isOneTypoAway(word: string, typed: string): boolean {
  if (typed.length < 4 || Math.abs(word.length - typed.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === typed[at]) at += 1;
  const [left, right] = [word.slice(at), typed.slice(at)];
  const isSwapped =
    left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    isSwapped ||
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1)
  );
}
