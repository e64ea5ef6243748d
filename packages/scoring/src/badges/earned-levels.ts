import { checkList, checkObject } from '../units/check-value.js';
import { roundToHundredths } from '../units/round.js';
import type { Badge } from './badge.js';
import type { FlightFacts } from './flight-facts.js';

/** A level of a badge and the flight that reached it. */
export interface EarnedLevel {
  /** From 1. */
  readonly level: number;
  /** Index of the flight whose value crossed the threshold. */
  readonly flight: number;
  /** Value after this flight, 2 decimals. */
  readonly value: number;
}

/** Levels of a badge that flights have earned, and how far they have brought the pilot. */
export interface BadgeState {
  readonly earned: readonly EarnedLevel[];
  /** Value after the last flight, 2 decimals. */
  readonly value: number;
}

/** Sums of decimal fractions differ from the exact sum by less. */
const SUM_ERROR = 1e-6;

/**
 * Evaluates a badge for the flights of one pilot. Flights before the day from which the badge can
 * be earned do not count, nor those as co-pilot for a badge that only the pilot in command earns.
 *
 * @param flights In the order in which they were flown.
 * @throws {TypeError} If an argument has the wrong type.
 */
export function evaluateBadge(badge: Badge, flights: readonly FlightFacts[]): BadgeState {
  checkObject('badge', badge, ['levels', 'progress']);
  checkList('flights', flights);
  const { levels, eligibleFrom = '', isForCrew = false } = badge;
  const first = flights.findIndex(({ date }) => date >= eligibleFrom);
  const counting = flights.flatMap((flight, index) =>
    first !== -1 && index >= first && (isForCrew || !flight.isAsCoPilot) ? [index] : [],
  );
  const values =
    counting.length === 0 ? [] : badge.progress(counting.map((index) => flights[index]!));
  const earned = levels.flatMap((threshold, index) => {
    const at = values.findIndex((value) => value >= threshold - SUM_ERROR);
    if (at === -1) return [];
    return [{ level: index + 1, flight: counting[at]!, value: roundToHundredths(values[at]!) }];
  });
  return { earned, value: roundToHundredths(values.at(-1) ?? 0) };
}
