import { checkObject } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import type { FixInterval } from './fix-interval.js';
import type { Interval } from './interval.js';
import { windowsFromTimes } from './scoring-windows.js';
import type { Track } from './track.js';

/** Times that define where an aircraft flew unpowered, in Unix seconds. */
export interface UnpoweredTimes {
  /** End of the launch; the first fix by default. */
  readonly releaseS?: number | undefined;
  /** Landing; the last fix by default. */
  readonly landingS?: number | undefined;
  /**
   * Intervals without engine as start, end, start, end, …; empty if it always ran. Omit it for an
   * aircraft without an engine; then the whole time from release to landing counts. For an
   * inspected flight, its `unpoweredTimes`.
   */
  readonly unpoweredTimes?: readonly number[] | undefined;
}

/**
 * Returns the intervals of a track in which neither tow, winch nor engine lifted the aircraft, in
 * chronological order. Empty if the recording ends during the launch.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the list of times has an odd length or does not ascend.
 */
export function unpoweredIntervals(track: Track, times: UnpoweredTimes): FixInterval[] {
  checkTrack(track);
  checkObject('times', times, []);
  const { count } = track;
  if (count === 0) return [];
  const { startS, endS } = trackInterval(track);
  const { releaseS = startS, landingS = endS, unpoweredTimes } = times;
  const listed = listUnpoweredTimes({ releaseS, landingS, unpoweredTimes });
  return windowsFromTimes(track, { first: 0, last: count - 1 }, listed);
}

/**
 * Returns the intervals in which an aircraft flew unpowered as start, end, start, end, … in Unix
 * seconds. If the engine is unknown, there is one from release to landing; none if either is
 * unknown.
 *
 * @throws {TypeError} If the value is not an object.
 */
export function listUnpoweredTimes(times: UnpoweredTimes): readonly number[] {
  checkObject('times', times, []);
  const { releaseS, landingS, unpoweredTimes } = times;
  if (unpoweredTimes) return unpoweredTimes;
  if (releaseS === undefined || landingS === undefined || releaseS >= landingS) return [];
  return [releaseS, landingS];
}

/**
 * Returns the interval from release to landing, within the track. Engine runs are part of it.
 *
 * @throws {TypeError} If an argument has the wrong type.
 */
export function unpoweredInterval(track: Track, times: UnpoweredTimes): Interval {
  checkTrack(track);
  checkObject('times', times, []);
  const { startS, endS } = trackInterval(track);
  const { releaseS = startS, landingS = endS } = times;
  return { startS: Math.max(startS, releaseS), endS: Math.min(endS, landingS) };
}

function trackInterval({ timeS, dayStartS, count }: Track): Interval {
  return { startS: dayStartS + (timeS[0] ?? 0), endS: dayStartS + (timeS[count - 1] ?? 0) };
}
