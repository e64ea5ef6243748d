import { type ChordPoints, createChordPoints } from '../geo/chord.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';

/** Places are taken this often. */
export const STEP_S = 120;
/** No flight is longer: longer ones are errors of the clock. */
export const MAX_DURATION_S = 3 * 86_400;

/**
 * Returns positions at equal steps of time from the first fix on; after the last fix, its position.
 */
export function resamplePositions({ timeS, lat, lon }: Track, size: number): ChordPoints {
  const [placeLat, placeLon] = [new Int32Array(size), new Int32Array(size)];
  let fix = 0;
  for (let place = 0; place < size; place++) {
    const at = timeS[0]! + place * STEP_S;
    while (fix + 2 < timeS.length && timeS[fix + 1]! <= at) fix++;
    const share = Math.min(1, (at - timeS[fix]!) / (timeS[fix + 1]! - timeS[fix]!));
    placeLat[place] = lat[fix]! + share * (lat[fix + 1]! - lat[fix]!);
    placeLon[place] = lon[fix]! + share * wrapLongitude(lon[fix + 1]! - lon[fix]!);
  }
  return createChordPoints(placeLat, placeLon, POSITION_UNITS_PER_DEGREE);
}
