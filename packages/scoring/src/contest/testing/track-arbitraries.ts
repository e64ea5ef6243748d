import fc from 'fast-check';
import type { Track } from '../../track/track.js';
import { trackOfRows } from './read-track.js';

const LAT = 47 * 6_000_000;
const LON = 9 * 6_000_000;
/** A step of the grid that places lie on, in units of the track: some 190 m northwards. */
const GRID = 10_000;

/**
 * Small tracks in any shape, which shrink to fewer fixes, nearer places and round figures. Places
 * lie on a grid and altitudes on hundreds of metres, so that equal lengths and limits met exactly
 * are common.
 */
export function trackArbitrary({ maxFixes = 16 }: { readonly maxFixes?: number } = {}) {
  const step = fc.record({
    seconds: fc.integer({ min: 1, max: 600 }),
    north: fc.integer({ min: -60, max: 60 }),
    east: fc.integer({ min: -60, max: 60 }),
    hundreds: fc.integer({ min: 0, max: 25 }),
  });
  return fc.array(step, { minLength: 2, maxLength: maxFixes }).map((steps): Track => {
    let timeS = 36_000;
    return trackOfRows(
      steps.map(({ seconds, north, east, hundreds }) => {
        timeS += seconds;
        return [timeS, LAT + north * GRID, LON + east * GRID, 100 * hundreds] as const;
      }),
    );
  });
}

/** Places of which no two pairs lie equally far apart; the first two are some 350 m from each other. */
const PLACES = [
  [0, 0],
  [13_007, 9_011],
  [611_953, 98_773],
  [205_721, 903_011],
  [-388_019, 417_289],
] as const;

/** Small tracks that revisit the same few places, so that most courses tie. */
export function revisitingTrackArbitrary({ maxFixes = 10 }: { readonly maxFixes?: number } = {}) {
  const visit = fc.record({
    seconds: fc.integer({ min: 1, max: 600 }),
    place: fc.constantFrom(...PLACES),
    hundreds: fc.integer({ min: 0, max: 12 }),
  });
  return fc.array(visit, { minLength: 2, maxLength: maxFixes }).map((visits): Track => {
    let timeS = 36_000;
    return trackOfRows(
      visits.map(({ seconds, place: [north, east], hundreds }) => {
        timeS += seconds;
        return [timeS, LAT + north, LON + east, 100 * hundreds] as const;
      }),
    );
  });
}
