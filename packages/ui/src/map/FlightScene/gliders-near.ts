import { METRES_PER_DEGREE } from '../mercator.js';
import { placeIn, type SpacePosition, type TimedSpacePath } from './attitude.js';

/** Farther gliders are not company. */
const NEAR_M = 25_000;
/** More labels than these cannot be read. */
const MAX_GLIDERS = 24;

/** Returns the flights whose gliders are near a place at a time, the nearest first. */
export function glidersNear<Flown extends { track: TimedSpacePath }>(
  flown: readonly Flown[],
  timeS: number,
  place: SpacePosition,
): Flown[] {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  return flown
    .map((each) => {
      const { lon, lat } = placeIn(each.track, timeS);
      const awayDeg = Math.hypot((lon - place.lon) * shrink, lat - place.lat);
      return { each, awayM: awayDeg * METRES_PER_DEGREE };
    })
    .filter(({ awayM }) => awayM < NEAR_M)
    .toSorted((one, other) => one.awayM - other.awayM)
    .slice(0, MAX_GLIDERS)
    .map(({ each }) => each);
}
