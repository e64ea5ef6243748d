import type { Position } from '../geo/position.js';
import type { FlownPath } from '../task/flown-path.js';

/** Time of a moment in seconds since the track's `dayStartS`. */
export function timeAt({ timeS }: FlownPath, moment: number): number {
  return between(timeS[Math.floor(moment)]!, timeS[Math.ceil(moment)]!, moment);
}

export function altitudeAt({ altitudeM }: FlownPath, moment: number): number {
  return between(altitudeM[Math.floor(moment)]!, altitudeM[Math.ceil(moment)]!, moment);
}

/** Position of a moment; between two fixes on the straight line. */
export function positionAt({ positionAt: fixAt }: FlownPath, moment: number): Position {
  const before = fixAt(Math.floor(moment));
  if (Number.isInteger(moment)) return before;
  const after = fixAt(Math.ceil(moment));
  // By the shorter way over the date line.
  const turn = after.lon - before.lon;
  const lonAfter = before.lon + (Math.abs(turn) > 180 ? turn - Math.sign(turn) * 360 : turn);
  const lon = between(before.lon, lonAfter, moment);
  return {
    lat: between(before.lat, after.lat, moment),
    lon: Math.abs(lon) > 180 ? lon - Math.sign(lon) * 360 : lon,
  };
}

function between(before: number, after: number, moment: number): number {
  return before + (after - before) * (moment % 1);
}
