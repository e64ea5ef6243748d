import { POSITION_UNITS_PER_DEGREE, type Track } from '../../track/track.js';
import { trackOfRows } from './read-track.js';

/** A fix of a synthetic flight; by default ten minutes after the previous one. */
export interface CourseFix {
  readonly at: readonly [lat: number, lon: number];
  readonly altitudeM?: number;
  readonly afterS?: number;
}

/** A track through the given fixes, the first at 10:00 UTC. */
export function createCourse(fixes: readonly CourseFix[]): Track {
  let timeS = 36_000;
  return trackOfRows(
    fixes.map(({ at: [lat, lon], altitudeM = 1000, afterS = 600 }, i) => {
      if (i > 0) timeS += afterS;
      return [timeS, toUnits(lat), toUnits(lon), altitudeM] as const;
    }),
  );
}

function toUnits(degrees: number): number {
  return Math.round(degrees * POSITION_UNITS_PER_DEGREE);
}
