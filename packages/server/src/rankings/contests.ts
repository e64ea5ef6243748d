import { type ContestAlias, getContestRule } from '@cloudstreet/scoring/contest';
import type { components } from '@cloudstreet/sdk/contract';

export type ContestName = components['schemas']['ContestEntry']['name'];

/** The contests, each with how many flights of a user count in its ranking. */
export const COUNTING_FLIGHTS: ReadonlyMap<ContestName, number> = new Map([
  ['free', 5],
  ['triangle', 3],
  ['out_return', 3],
  ['out', 1],
  ['speed', 3],
  ['declaration', 3],
  ['rectangle', 3],
  ['convex_hull', 3],
  ['electric', 3],
  ['bi', 3],
  ['dmst', 3],
  ['dmst_speed', 3],
  ['au', 3],
]);

/** How many flights of a club count: in a national contest a team of three. */
export function countingFlightsOfClub(contest: ContestName): number {
  const { takeoffCountry, clubCountry } = getContestRule(contest).entry ?? {};
  return takeoffCountry || clubCountry ? 3 : 5;
}

/** How many flights count in a category where not all of them do. */
export function countingFlights(category: string, contest: ContestName): number {
  return category === 'club'
    ? countingFlightsOfClub(contest)
    : (COUNTING_FLIGHTS.get(contest) ?? 1);
}

/** The contest of a name as callers may write it. */
export function toContestName(name: ContestName | ContestAlias = 'free'): ContestName {
  return getContestRule(name).name;
}
