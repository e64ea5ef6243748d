import { chordDistanceM } from '../geo/chord.js';
import { type FixInterval, fixAtOrAfter } from './fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, pointsOf, type Track } from './track.js';
import { wrapLongitude } from './wrap-longitude.js';

/**
 * Over a shorter time, a speed shows the rounding of positions more than the motion of the
 * aircraft.
 */
const MIN_SPEED_BASE_S = 3;

/**
 * Returns the ground speed in km/h from each fix onwards, over at least three seconds. The last
 * fixes have the speed of the fix before them.
 */
export function groundSpeedsKmh(track: Track): Float64Array {
  const { count, timeS } = track;
  const points = pointsOf(track);
  const speeds = new Float64Array(count);
  let ahead = 0;
  for (let i = 0; i < count; i++) {
    while (ahead < count && timeS[ahead]! - timeS[i]! < MIN_SPEED_BASE_S) ahead++;
    speeds[i] =
      ahead < count
        ? (chordDistanceM(points, i, ahead) / (timeS[ahead]! - timeS[i]!)) * 3.6
        : (speeds[i - 1] ?? 0);
  }
  return speeds;
}

/**
 * Returns the mean climb rate in m/s from a fix over the given time, or over the rest of the track.
 */
export function climbRateMps(track: Track, fix: number, seconds: number): number {
  const end = Math.min(fixAtOrAfter(track, track.timeS[fix]! + seconds), track.count - 1);
  const elapsedS = track.timeS[end]! - track.timeS[fix]!;
  return elapsedS === 0 ? 0 : (track.altitudeM[end]! - track.altitudeM[fix]!) / elapsedS;
}

/**
 * Returns the mean rate of turn in degrees per second around a fix, from three fixes `baseS` apart.
 */
export function turnRateDegPerS(track: Track, fix: number, baseS: number): number {
  const middle = fixAtOrAfter(track, track.timeS[fix]! + baseS);
  const end = middle < track.count ? fixAtOrAfter(track, track.timeS[middle]! + baseS) : middle;
  if (end >= track.count) return 0;
  const turnDeg = headingDeg(track, middle, end) - headingDeg(track, fix, middle);
  const shortest = turnDeg - 360 * Math.round(turnDeg / 360);
  return Math.abs(shortest) / ((track.timeS[end]! - track.timeS[fix]!) / 2);
}

/** Time over which a heading is measured. */
const MIN_HEADING_BASE_S = 3;

/**
 * Returns the total turn in degrees from the first fix of an interval to each of its fixes, right
 * turns positive. A turn of more than 180° between two fixes cannot be seen. The last seconds of a
 * track, which are too short for a heading, show no turn.
 */
export function cumulativeTurnDeg(track: Track, { first, last }: FixInterval): Float64Array {
  const turnDeg = new Float64Array(last - first + 1);
  let before = headingAhead(track, first) ?? 0;
  for (let i = first + 1; i <= last; i++) {
    const heading = headingAhead(track, i) ?? before;
    const stepDeg = heading - before;
    turnDeg[i - first] = turnDeg[i - first - 1]! + stepDeg - 360 * Math.round(stepDeg / 360);
    before = heading;
  }
  return turnDeg;
}

function headingAhead(track: Track, fix: number): number | undefined {
  const ahead = fixAtOrAfter(track, track.timeS[fix]! + MIN_HEADING_BASE_S);
  return ahead < track.count ? headingDeg(track, fix, ahead) : undefined;
}

/** Returns the heading from one fix to another, on a plane that suffices over a few hundred metres. */
export function headingDeg({ lat, lon }: Track, from: number, to: number): number {
  const north = lat[to]! - lat[from]!;
  const cosLat = Math.cos((lat[from]! / POSITION_UNITS_PER_DEGREE) * (Math.PI / 180));
  const east = wrapLongitude(lon[to]! - lon[from]!) * cosLat;
  return (Math.atan2(east, north) * 180) / Math.PI;
}
