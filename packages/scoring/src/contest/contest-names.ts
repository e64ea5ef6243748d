import { checkText } from '../units/check-value.js';

/** Every contest, `free` first. */
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

/** Another name of `speed`, which callers may use as well; results never have it. */
export type ContestAlias = 'sprint';

/**
 * Finds the contest for a name or an alias. Undefined if there is none.
 *
 * @throws {TypeError} If the name is not a string.
 */
export function findContestName(name: string): ContestName | undefined {
  checkText('name', name);
  const alias: ContestAlias = 'sprint';
  return name === alias ? 'speed' : CONTEST_NAMES.find((known) => known === name);
}

/** Kinds of scored geometry; `free6` has up to six legs, `free4` four. */
export type ScoreName =
  | 'free6'
  | 'free4'
  | 'triangle'
  | 'out_return'
  | 'out'
  | 'speed'
  | 'declaration'
  | 'convex_hull';

/** Classes of the Polish cup: the first character of its score codes. */
export type BitnerKind = '1' | '2' | '4' | '5' | '6' | '7' | '8' | '9';
