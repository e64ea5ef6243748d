import {
  type CirclingInterval,
  fillsInterval,
  phaseIntervals,
} from '../analysis/phase-intervals.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { CoachInput } from './coach-input.js';

/** An interval divided into thermals, climb attempts, and the glides between them. */
export interface FlownParts {
  readonly thermals: readonly CirclingInterval[];
  readonly attempts: readonly CirclingInterval[];
  readonly glides: readonly FixInterval[];
  /** Scored distance in km. Absent if not given, or if part of it was flown with an engine. */
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
