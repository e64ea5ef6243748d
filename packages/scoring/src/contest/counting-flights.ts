import { checkOneOf, checkText } from '../units/check-value.js';
import { type ContestName, findContestName } from './contest-names.js';
import { getContestRule } from './rules/contest-rules.js';

/** Number of flights for a user. All other contests count three. */
const FLIGHTS_PER_USER: Partial<Record<ContestName, number>> = { free: 5, out: 1 };
const DEFAULT_FLIGHTS_PER_USER = 3;

/** Number of flights for a club in a national contest, which is won by a team of three. */
const FLIGHTS_PER_NATIONAL_CLUB = 3;
const FLIGHTS_PER_CLUB = 5;

/**
 * Returns how many flights of a season count in the ranking of a contest; undefined if all count.
 *
 * @param contest Name or alias of a contest.
 * @param owner Owner of the ranking. For a club, at most one flight of each of its pilots counts.
 * @throws {TypeError} If the name is not a string.
 * @throws {RangeError} If the contest is unknown.
 */
export function countingFlights(contest: string, owner: 'user' | 'club'): number {
  checkText('contest', contest);
  checkOneOf('owner', owner, ['user', 'club']);
  const name = findContestName(contest);
  if (!name) throw new RangeError(`Unknown contest: ${JSON.stringify(contest)}.`);
  if (owner === 'user') return FLIGHTS_PER_USER[name] ?? DEFAULT_FLIGHTS_PER_USER;
  const { takeoffCountry, clubCountry } = getContestRule(name).entry ?? {};
  return takeoffCountry || clubCountry ? FLIGHTS_PER_NATIONAL_CLUB : FLIGHTS_PER_CLUB;
}
