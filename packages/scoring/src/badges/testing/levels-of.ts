import type { Badge } from '../badge.js';
import { evaluateBadge } from '../earned-levels.js';
import type { FlightFacts } from '../flight-facts.js';
import { flightOf } from './flight-of.js';

/** Levels that flights earn, as `level@index of the flight`. */
export function levelsOf(badge: Badge, flights: readonly Partial<FlightFacts>[]): string[] {
  return evaluateBadge(badge, flights.map(flightOf)).earned.map(
    ({ level, flight }) => `${level}@${flight}`,
  );
}
