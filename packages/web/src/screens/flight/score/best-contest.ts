import type { ContestEntry } from '@cloudstreet/sdk';

/** Contests with a scale of points of their own, which cannot be compared with the others. */
const OWN_SCALES: ReadonlySet<ContestEntry['name']> = new Set([
  'speed',
  'electric',
  'bi',
  'dmst',
  'dmst_speed',
  'au',
]);

/** Returns the contest with the most points, or the first of equals. */
export function bestContest(contests: readonly ContestEntry[]): ContestEntry | undefined {
  return contests
    .filter(({ name }) => !OWN_SCALES.has(name))
    .reduce<ContestEntry | undefined>(
      (best, contest) => (best && best.points >= contest.points ? best : contest),
      undefined,
    );
}
