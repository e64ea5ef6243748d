import { PILOTS } from './demo-data.js';
import type { PlannedFlight } from './plan-season.js';
import type { GroundPosition } from './simulator/earth.js';

const DAY_S = 86_400;
const DAYS = 21;
const QUALITY = 0.95;
/** Enough for a table, with some who do not complete the task. */
const COMPETITORS = 6;

/** A day on which pilots fly the same task from one airfield. */
export type PlannedDay = Pick<PlannedFlight, 'airfield' | 'day' | 'quality'> & {
  /** The first is the host. */
  readonly pilots: readonly number[];
};

/**
 * Plans a competition of the pilot of the last flight at its airfield, with those of their club and others
 * who are free on the latest possible day. Nothing if there is no such day.
 *
 * @param flights All other flights, the last of the season at the end.
 */
export function planCompetition(flights: readonly PlannedFlight[]): PlannedDay | undefined {
  const last = flights.at(-1);
  if (!last) return undefined;
  const isFree = (pilot: number, day: number) =>
    !flights.some(
      (flight) => flight.day === day && (flight.pilot === pilot || flight.crew?.pilot === pilot),
    );
  const club = PILOTS[last.pilot]?.club;
  const others = PILOTS.map((_, index) => index)
    .filter((index) => index !== last.pilot)
    .toSorted((a, b) => Number(PILOTS[b]?.club === club) - Number(PILOTS[a]?.club === club));
  const days = Array.from({ length: DAYS }, (_, ago) => last.day - ago * DAY_S);
  for (const day of days.filter((one) => isFree(last.pilot, one))) {
    const free = others.filter((pilot) => isFree(pilot, day));
    if (free.length < COMPETITORS - 1) continue;
    const pilots = [last.pilot, ...free.slice(0, COMPETITORS - 1)];
    return { airfield: last.airfield, day, quality: QUALITY, pilots };
  }
  return undefined;
}

/** Plans the flights of a competition over the turnpoints of its task. */
export function flightsOf(
  { pilots, ...shared }: PlannedDay,
  course: readonly GroundPosition[],
): PlannedFlight[] {
  return pilots.map((pilot) => ({ id: `competition-${pilot}`, pilot, course, ...shared }));
}
