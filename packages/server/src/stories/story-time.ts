import type { Selectable } from 'kysely';
import type { DB } from '../platform/database/schema.js';

/** Columns that give the period of a flight. */
export type StoryFlightTimes = Pick<
  Selectable<DB['flight']>,
  'takeoff_time' | 'landing_time' | 'total_seconds'
>;

/** Clamps a time to the flight. */
export function withinFlight(time: Date, flight: StoryFlightTimes): Date {
  const startMs = flight.takeoff_time.getTime();
  const endMs = Math.max(startMs, endOf(flight));
  return new Date(Math.min(Math.max(time.getTime(), startMs), endMs));
}

/** Maximum difference of a camera clock that is trusted. */
const TRUSTED_MS = 12 * 3_600_000;

/** Returns the time of a photo by the camera's clock; null if it cannot be during the flight. */
export function cameraTime(takenMs: number | undefined, flight: StoryFlightTimes): Date | null {
  if (takenMs === undefined) return null;
  const taken = new Date(takenMs);
  const offMs = Math.abs(takenMs - withinFlight(taken, flight).getTime());
  return offMs <= TRUSTED_MS ? taken : null;
}

/** Landing or last fix in Unix milliseconds; Infinity if neither is known yet. */
function endOf({
  takeoff_time: takeoff,
  landing_time: landing,
  total_seconds: seconds,
}: StoryFlightTimes) {
  if (landing) return landing.getTime();
  return seconds === null ? Number.POSITIVE_INFINITY : takeoff.getTime() + seconds * 1000;
}
