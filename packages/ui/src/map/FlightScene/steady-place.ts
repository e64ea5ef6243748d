import { placeIn, type SpacePosition, type TimedSpacePath } from './attitude.js';

/** Half of the interval over which positions are averaged: about the time of a circle. */
const REACH_S = 25;
const SAMPLES = 10;

/**
 * Returns the middle of the way flown around a time, with the most weight on the time itself. A camera
 * that looks at it stays in the middle of a thermal instead of circling with the glider.
 *
 * @throws {TypeError} If the path is empty.
 */
export function steadyPlace(track: TimedSpacePath, timeS: number): SpacePosition {
  const sum = { lon: 0, lat: 0, altitudeM: 0 };
  let total = 0;
  for (let sample = -SAMPLES; sample <= SAMPLES; sample += 1) {
    const weight = 1 - Math.abs(sample) / (SAMPLES + 1);
    const place = placeIn(track, timeS + (sample / SAMPLES) * REACH_S);
    sum.lon += weight * place.lon;
    sum.lat += weight * place.lat;
    sum.altitudeM += weight * place.altitudeM;
    total += weight;
  }
  return { lon: sum.lon / total, lat: sum.lat / total, altitudeM: sum.altitudeM / total };
}
