import type { FixInterval } from './fix-interval.js';
import type { Track } from './track.js';

/**
 * Finds the climbs of an interval, ascending. Each leads from a low point to the highest point before the
 * altitude drops by the swing, and gains at least the swing.
 */
export function findClimbs(
  altitudeM: Track['altitudeM'],
  { first, last }: FixInterval,
  swingM: number,
): FixInterval[] {
  const climbs: FixInterval[] = [];
  let [low, high] = [first, first];
  for (let i = first; i <= last; i++) {
    if (altitudeM[i]! > altitudeM[high]!) high = i;
    const isClimb = altitudeM[high]! - altitudeM[low]! >= swingM;
    if (isClimb && altitudeM[high]! - altitudeM[i]! >= swingM) {
      climbs.push({ first: low, last: high });
      [low, high] = [i, i];
    } else if (!isClimb && altitudeM[i]! <= altitudeM[low]!) [low, high] = [i, i];
  }
  const isClimbing = altitudeM[high]! - altitudeM[low]! >= swingM;
  return isClimbing ? [...climbs, { first: low, last: high }] : climbs;
}
