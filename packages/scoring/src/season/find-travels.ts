import { distanceKm } from '../geo/distance.js';
import { checkPosition, type Position } from '../geo/position.js';
import { checkList, checkNumber, checkObject } from '../units/check-value.js';
import { seasonOf } from './season.js';

/** A flight as far as travels depend on it. */
export interface TravelFlight {
  /** Local date of the takeoff, `YYYY-MM-DD`. */
  readonly date: string;
  readonly takeoffMs: number;
  readonly landingMs: number;
  readonly takeoff: Position;
  readonly landing: Position;
}

/** Within this distance, two places are the same. */
const SAME_PLACE_KM = 10;
/** Maximum number of days from one flight to the next. */
const MAX_GAP_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Finds the travels of a pilot: flights on at least two days, each from where the one before landed. A
 * travel starts with a landing elsewhere, ends with a landing at its first takeoff, and otherwise with
 * the last flight before more than seven days or another place of takeoff.
 *
 * @param flights In the order of their takeoffs. A flight that starts before the previous one has
 *   landed is left out: it is the same flight, from another recorder.
 * @returns The flights of each travel, as indexes in their order.
 * @throws {TypeError} If the flights are no list of flights.
 * @throws {RangeError} If a date, a time or a position is invalid.
 */
export function findTravels(flights: readonly TravelFlight[]): number[][] {
  checkFlights(flights);
  const travels: number[][] = [];
  let open: number[] = [];
  let lastLandingMs = Number.NEGATIVE_INFINITY;
  const close = () => {
    if (isTravel(open, flights)) travels.push(open);
    open = [];
  };
  for (const [index, flight] of flights.entries()) {
    if (flight.takeoffMs < lastLandingMs) continue;
    lastLandingMs = flight.landingMs;
    const before = flights[open.at(-1) ?? -1];
    if (before && !isContinued(before, flight)) close();
    const first = flights[open[0] ?? index]!;
    const isHome = isSamePlace(flight.landing, first.takeoff);
    if (open.length > 0 || !isHome) open.push(index);
    if (isHome) close();
  }
  close();
  return travels;
}

/**
 * Returns the number of days from the first flight of a travel to the last, with both.
 *
 * @param start Local date, `YYYY-MM-DD`.
 * @throws {TypeError} If a date is not a string.
 * @throws {RangeError} If there is no such day.
 */
export function travelDays(start: string, end: string): number {
  checkDay(start);
  checkDay(end);
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

function isTravel(indexes: readonly number[], flights: readonly TravelFlight[]): boolean {
  const [first, last] = [flights[indexes[0] ?? -1], flights[indexes.at(-1) ?? -1]];
  return first !== undefined && last !== undefined && first.date < last.date;
}

function isContinued(before: TravelFlight, next: TravelFlight): boolean {
  return (
    travelDays(before.date, next.date) - 1 <= MAX_GAP_DAYS &&
    isSamePlace(before.landing, next.takeoff)
  );
}

function isSamePlace(one: Position, other: Position): boolean {
  return distanceKm(one, other) <= SAME_PLACE_KM;
}

function checkFlights(flights: readonly TravelFlight[]): void {
  checkList('flights', flights);
  for (const flight of flights) {
    checkObject('flight', flight, ['date', 'takeoffMs', 'landingMs', 'takeoff', 'landing']);
    checkDay(flight.date);
    checkNumber('takeoffMs', flight.takeoffMs);
    checkNumber('landingMs', flight.landingMs);
    checkPosition(flight.takeoff);
    checkPosition(flight.landing);
  }
}

function checkDay(date: string): void {
  seasonOf(date);
}
