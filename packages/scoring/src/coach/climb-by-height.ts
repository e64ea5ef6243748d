import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { unitOf } from '../units/unit-of.js';

/** Climb in thermals within an altitude band. */
export interface ClimbBand {
  /** Lower limit in metres above mean sea level, inclusive. */
  readonly fromM: number;
  /** Upper limit, exclusive. */
  readonly toM: number;
  /** Time in the band in seconds, and height gained in metres. */
  readonly seconds: number;
  readonly gainM: number;
  /** Height gained divided by the time, in m/s. Absent if no time was spent here. */
  readonly climbMps?: number;
}

/** Unit in which the limits of altitude bands are round. */
export type AltitudeUnit = 'm' | 'ft';

const BAND_HEIGHTS: Readonly<Record<AltitudeUnit, readonly number[]>> = {
  m: [50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000],
  ft: [200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
};
const METRES: Readonly<Record<AltitudeUnit, number>> = {
  m: 1,
  ft: 1 / unitOf('altitude', 'I').factor,
};
const MAX_BANDS = 12;

/**
 * Sums up intervals by altitude, in at most twelve equal bands whose limits are round in `unit`.
 * Each step between fixes counts in the band of its mean altitude, so that times and heights add up
 * to those of the intervals.
 */
export function climbByHeight(
  track: Track,
  intervals: readonly FixInterval[],
  unit: AltitudeUnit,
): ClimbBand[] {
  const { timeS, altitudeM } = track;
  let [lowM, highM] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { first, last } of intervals) {
    for (let i = first; i <= last; i++) {
      lowM = Math.min(lowM, altitudeM[i]!);
      highM = Math.max(highM, altitudeM[i]!);
    }
  }
  if (lowM > highM) return [];
  const countOf = (bandM: number) => Math.floor(highM / bandM) - Math.floor(lowM / bandM) + 1;
  const bandM = BAND_HEIGHTS[unit]
    .map((height) => height * METRES[unit])
    .find((heightM) => countOf(heightM) <= MAX_BANDS)!;
  const lowest = Math.floor(lowM / bandM);
  const seconds = new Float64Array(countOf(bandM));
  const gainM = new Float64Array(countOf(bandM));
  for (const { first, last } of intervals) {
    for (let i = first; i < last; i++) {
      const middleM = (altitudeM[i]! + altitudeM[i + 1]!) / 2;
      const band = Math.floor(middleM / bandM) - lowest;
      seconds[band]! += timeS[i + 1]! - timeS[i]!;
      gainM[band]! += altitudeM[i + 1]! - altitudeM[i]!;
    }
  }
  return Array.from(seconds, (s, band) => ({
    fromM: (lowest + band) * bandM,
    toM: (lowest + band + 1) * bandM,
    seconds: s,
    gainM: gainM[band]!,
    ...(s > 0 && { climbMps: gainM[band]! / s }),
  }));
}
