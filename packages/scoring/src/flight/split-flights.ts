import { checkRecording } from '../igc/check-recording.js';
import type { Recording } from '../igc/recording.js';
import { createTrack } from '../track/create-track.js';
import { findFlights } from '../track/find-flights.js';
import { type FixInterval, fixAtOrAfter } from '../track/fix-interval.js';

/**
 * Maximum number of intervals: more than a day of winch launches. The last one contains the rest.
 */
const MAX_INTERVALS = 100;

/**
 * Splits a recording into one interval per takeoff, in order of time, which together cover it. They
 * meet halfway between a landing and the next takeoff. A recording without a flight is one
 * interval. Of more than a hundred flights, the last interval contains the rest.
 *
 * @throws {TypeError} If the argument is not a recording.
 * @throws {RangeError} If it has no fix.
 */
export function splitFlights(recording: Recording): FixInterval[] {
  checkRecording(recording);
  const whole = { first: 0, last: recording.fixes.count - 1 };
  const track = createTrack(recording, whole);
  const flights = findFlights(track);
  const intervals: FixInterval[] = [];
  let first = whole.first;
  for (const [i, flight] of flights.entries()) {
    const next = flights[i + 1];
    if (!next || intervals.length === MAX_INTERVALS - 1) break;
    const halfwayS = (track.timeS[flight.last]! + track.timeS[next.first]!) / 2;
    // If nothing was recorded in between, the next flight starts with its takeoff fix.
    const boundary = Math.min(Math.max(fixAtOrAfter(track, halfwayS), flight.last + 1), next.first);
    intervals.push({ first, last: track.record[boundary]! - 1 });
    first = track.record[boundary]!;
  }
  return [...intervals, { first, last: whole.last }];
}
