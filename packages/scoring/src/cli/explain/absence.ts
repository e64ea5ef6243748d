import type { ContestEntry } from '../../contest/contest-entry.js';
import type { ContestName } from '../../contest/contest-names.js';
import { EITHER_OR, getContestRule } from '../../contest/rules/contest-rules.js';
import type { ScoredFlight } from '../../flight/score-flight.js';
import type { ScoringOptions } from '../scoring.js';
import { pointsText } from './points-text.js';

/** Reason why a flight does not list a contest, or lists none. */
export interface Absence {
  /**
   * `NOT_TRIED` if an option about the participant is missing, `NOT_LISTED` if another contest
   * takes its place.
   */
  readonly code: 'NO_FLIGHT' | 'NO_WINDOWS' | 'NOT_TRIED' | 'NOT_LISTED' | 'NO_COURSE';
  readonly message: string;
}

/** Conditions of participation. */
export type Participant = Pick<ScoringOptions, 'kind' | 'clubCountry' | 'takeoffCountry'>;

/**
 * Returns the reason why a flight does not list a contest. Undefined if it does.
 *
 * @param contest Undefined for any contest.
 */
export function findAbsence(
  flight: ScoredFlight,
  contest: ContestName | undefined,
  participant: Participant,
): Absence | undefined {
  const { contests, takeoff, scoringTimes } = flight;
  if (contests.some(({ name }) => contest === undefined || name === contest)) return undefined;
  if (!takeoff) return { code: 'NO_FLIGHT', message: 'No flight was found.' };
  const missing = contest === undefined ? [] : missingOptions(contest, participant);
  if (missing.length > 0) {
    const message = `${contest} was not tried: it asks for ${missing.join(' and ')}.`;
    return { code: 'NOT_TRIED', message };
  }
  if (scoringTimes.length === 0) {
    return { code: 'NO_WINDOWS', message: 'Nothing of the flight may be scored.' };
  }
  return notListed(flight, contest) ?? { code: 'NO_COURSE', message: noCourseText(contest) };
}

/**
 * Returns the missing options that the contest requires, as they are written on the command line.
 */
function missingOptions(contest: ContestName, participant: Participant): string[] {
  const { aircraftKinds, clubCountry, takeoffCountry } = getContestRule(contest).entry ?? {};
  return [
    ...(aircraftKinds && !aircraftKinds.includes(participant.kind)
      ? [`--kind ${aircraftKinds.join(' or ')}`]
      : []),
    ...(isMissing(clubCountry, participant.clubCountry) ? [`--club-country ${clubCountry}`] : []),
    ...(isMissing(takeoffCountry, participant.takeoffCountry)
      ? [`--takeoff-country ${takeoffCountry}`]
      : []),
  ];
}

function isMissing(wanted: string | undefined, given: string | undefined): boolean {
  return wanted !== undefined && wanted !== given;
}

/** Returns the reason if another contest replaced it; otherwise undefined. */
function notListed(
  { contests, unlistedContests }: ScoredFlight,
  contest: ContestName | undefined,
): Absence | undefined {
  const lesser = unlistedContests.find(({ name }) => name === contest);
  if (!lesser) return undefined;
  const pair = EITHER_OR.find((names) => names.includes(lesser.name));
  const winner = contests.find(({ name }) => pair?.includes(name));
  return winner && { code: 'NOT_LISTED', message: notListedText(lesser, winner) };
}

function notListedText(lesser: ContestEntry, { name, points }: ContestEntry): string {
  const margin = points > lesser.points ? 'earned more' : 'earned as much';
  return `The flight does not list ${lesser.name}, because ${name} ${margin}: ${pointsText(points)}.`;
}

function noCourseText(contest: ContestName | undefined): string {
  if (contest === undefined) return 'No course of the flight keeps the rule of a contest.';
  const isDeclared = getContestRule(contest).courses.every(
    ({ geometry }) => geometry.kind === 'declared',
  );
  return isDeclared
    ? `Nothing scored in ${contest}: no task that it counts was declared and achieved.`
    : `Nothing scored in ${contest}: no course of the flight keeps its rule.`;
}
