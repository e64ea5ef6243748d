import type { FlightAnalysis } from '@cloudstreet/scoring/analysis';
import { distanceKm } from '@cloudstreet/scoring/geo';
import { POSITION_UNITS_PER_DEGREE } from '@cloudstreet/scoring/track';

/** A part of a flight, in unix seconds. */
export interface Stretch {
  readonly fromS: number;
  readonly toS: number;
}

/** The fixes of a stretch, from the first in it to the last. */
export interface FixesOfStretch {
  readonly first: number;
  readonly last: number;
}

/** The fixes in a stretch of time; none where fewer than two lie in it. */
export function fixesIn(
  { track }: Pick<FlightAnalysis, 'track'>,
  { fromS, toS }: Stretch,
): FixesOfStretch | undefined {
  const { dayStartS, timeS, count } = track;
  let first = 0;
  while (first < count && dayStartS + timeS[first]! < fromS) first++;
  let last = count - 1;
  while (last >= 0 && dayStartS + timeS[last]! > toS) last--;
  return last > first ? { first, last } : undefined;
}

/** From the first to the last fix of a stretch, straight. */
export function straightKm(
  { track }: Pick<FlightAnalysis, 'track'>,
  { first, last }: FixesOfStretch,
): number {
  const placeOf = (fix: number) => ({
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
  });
  return distanceKm(placeOf(first), placeOf(last));
}
