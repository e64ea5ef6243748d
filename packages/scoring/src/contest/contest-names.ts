import { checkText } from '../units/check-value.js';

/** All contests, `free` first. */
export const CONTEST_NAMES = [
  'free',
  'triangle',
  'out_return',
  'out',
  'speed',
  'declaration',
  'rectangle',
  'convex_hull',
  'electric',
  'bi',
  'dmst',
  'dmst_speed',
  'au',
] as const;

/** Names of the contests; each has a rule in `rules/`. */
export type ContestName = (typeof CONTEST_NAMES)[number];

/** Alias of `speed`. Callers may use it, but results never contain it. */
export type ContestAlias = 'sprint';

/**
 * Returns the contest of a name or an alias. Undefined if there is none.
 *
 * @throws {TypeError} If the name is not a string.
 */
export function findContestName(name: string): ContestName | undefined {
  checkText('name', name);
  const alias: ContestAlias = 'sprint';
  return name === alias ? 'speed' : CONTEST_NAMES.find((known) => known === name);
}

/** Kinds of scored courses. `free6` has up to six legs, `free4` up to four. */
export type ScoreName =
  | 'free6'
  | 'free4'
  | 'triangle'
  | 'out_return'
  | 'out'
  | 'speed'
  | 'declaration'
  | 'convex_hull';

/** Categories of the Polish cup: the first character of its score codes. */
export type BitnerKind = '1' | '2' | '4' | '5' | '6' | '7' | '8' | '9';
