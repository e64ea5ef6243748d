import type { CirclingPhase } from '../analysis/find-phases.js';
import { chordDistanceM } from '../geo/chord.js';
import type { FixInterval } from '../track/fix-interval.js';
import { pointsOf, type Track } from '../track/track.js';
import type { UnpoweredTimes } from '../track/unpowered-intervals.js';

export interface FinalGlideInput {
  readonly intervals: readonly FixInterval[];
  readonly phases: readonly CirclingPhase[];
  readonly times: UnpoweredTimes;
}

/**
 * Returns the straight distance in metres from the end of the last thermal to the landing. 0 if the
 * landing was not recorded, or the engine ran after the last thermal.
 */
export function finalGlideM(track: Track, { intervals, phases, times }: FinalGlideInput): number {
  const interval = intervals.at(-1);
  if (!interval || times.landingS === undefined) return 0;
  if (track.dayStartS + track.timeS[interval.last]! < times.landingS) return 0;
  const thermal = phases.findLast(({ kind }) => kind === 'thermal');
  if (!thermal || thermal.first < interval.first) return 0;
  return chordDistanceM(pointsOf(track), thermal.last, interval.last);
}
