import { checkObject } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import type { FixInterval } from './fix-interval.js';
import { windowsFromTimes } from './scoring-windows.js';
import type { Track } from './track.js';

/** Times that decide where an aircraft flew unpowered, in Unix seconds. */
export interface UnpoweredTimes {
  /** The end of the launch; the first fix by default. */
  readonly releaseS?: number | undefined;
  /** The last fix by default. */
  readonly landingS?: number | undefined;
  /**
   * Intervals in which the engine was off, as start, end, start, end, …; empty if it ran all the
   * time. Omit for an aircraft without an engine: then from release to landing. For an inspected
   * flight, its own `unpoweredTimes`.
   */
  readonly unpoweredTimes?: readonly number[] | undefined;
}

/**
 * Returns the intervals of a track on which no tow, winch or engine lifted the aircraft, in order
 * of time. Empty if the recording ends during the launch.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the list of times has an odd length or does not ascend.
 */
export function unpoweredIntervals(track: Track, times: UnpoweredTimes): FixInterval[] {
  checkTrack(track);
  checkObject('times', times, []);
  const { timeS, dayStartS, count } = track;
  if (count === 0) return [];
  const { releaseS = dayStartS + timeS[0]!, landingS = dayStartS + timeS[count - 1]! } = times;
  const { unpoweredTimes = releaseS < landingS ? [releaseS, landingS] : [] } = times;
  return windowsFromTimes(track, { first: 0, last: count - 1 }, unpoweredTimes);
}
