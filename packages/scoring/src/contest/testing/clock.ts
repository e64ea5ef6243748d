import { fixAtOrAfter, fixAtOrBefore } from '../../track/fix-interval.js';
import type { Track } from '../../track/track.js';

/** Seconds since midnight of `hh:mm:ss`. */
export function secondsOf(clock: string): number {
  const [h = 0, m = 0, s = 0] = clock.split(':').map(Number);
  return h * 3600 + m * 60 + s;
}

/** The fixes from one time of the first day to another, both included. */
export function windowBetween(
  track: Track,
  from: string,
  until: string,
): { first: number; last: number } {
  return {
    first: fixAtOrAfter(track, secondsOf(from)),
    last: fixAtOrBefore(track, secondsOf(until)),
  };
}
