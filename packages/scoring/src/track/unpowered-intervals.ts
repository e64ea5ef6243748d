import { checkObject } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import type { FixInterval } from './fix-interval.js';
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
  const { timeS, dayStartS, count } = track;
  if (count === 0) return [];
  const { releaseS = dayStartS + timeS[0]!, landingS = dayStartS + timeS[count - 1]! } = times;
  const { unpoweredTimes = releaseS < landingS ? [releaseS, landingS] : [] } = times;
  return windowsFromTimes(track, { first: 0, last: count - 1 }, unpoweredTimes);
}
