import { at, firstFrom } from '../../flight/flight-columns.js';
import type { MapPath } from '../../flight/flight-path.js';
import { attitudeAt, type TimedSpacePath } from './attitude.js';
import { type ScenePoints, scenePoints } from './scene-geometry.js';

const NO_COLORS = { coloring: undefined, classes: [], plain: '#000000' };

/**
 * Returns the track of a glider within a duration before a time, up to its position at the time.
 * Undefined if it had not started or had ended before.
 */
export function trailPoints(
  track: TimedSpacePath,
  nowS: number,
  lengthS: number,
): ScenePoints | undefined {
  const { timeS, path } = track;
  const [from, to] = [firstFrom(timeS, nowS - lengthS), firstFrom(timeS, nowS)];
  if (to <= from) return undefined;
  const here = attitudeAt(track, nowS);
  const flown: MapPath = [...path.slice(from, to), [here.lon, here.lat]];
  const altitudeM = flown.map((_, index) =>
    from + index < to ? at(track.altitudeM, from + index) : here.altitudeM,
  );
  return scenePoints({ path: flown, altitudeM }, NO_COLORS);
}
