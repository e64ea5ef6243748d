import {
  type CirclingInterval,
  fillsInterval,
  phaseIntervals,
} from '../analysis/phase-intervals.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { CoachInput } from './coach-input.js';

/** An interval cut into its thermals, its attempts, and the glides between them. */
export interface FlownParts {
  readonly thermals: readonly CirclingInterval[];
  readonly attempts: readonly CirclingInterval[];
  readonly glides: readonly FixInterval[];
  /** Distance scored in them. Absent if not given, or an engine ran for a part of it. */
  readonly scoredKm?: number;
}

export function cutIntoParts(input: CoachInput): FlownParts {
  const { track, phases, unpowered, interval, distanceKm } = input;
  const intervals = phaseIntervals({ phases, unpowered }, interval);
  const circling = intervals.filter((flown) => flown.kind !== 'glide');
  return {
    thermals: circling.filter(({ kind }) => kind === 'thermal'),
    attempts: circling.filter(({ kind }) => kind === 'attempt'),
    glides: intervals.filter(({ kind }) => kind === 'glide'),
    ...(distanceKm !== undefined &&
      fillsInterval(track, intervals, interval) && { scoredKm: distanceKm }),
  };
}
