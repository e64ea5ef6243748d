import type { Position } from '../geo/position.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';

/** A fix of a synthetic track. */
export interface MadeFix extends Position {
  /** Seconds since the track's day began; ten more than the one before by default. */
  readonly timeS?: number;
  /** Metres; 1000 by default. */
  readonly altitudeM?: number;
}

const INTERVAL_S = 10;

/** A track over given places, which keep the last digit that tracks can hold (2 cm). */
export function trackOver(fixes: readonly MadeFix[]): Track {
  const timeS = new Int32Array(fixes.length);
  for (const [index, fix] of fixes.entries()) {
    timeS[index] = fix.timeS ?? (index === 0 ? 0 : timeS[index - 1]! + INTERVAL_S);
  }
  return {
    count: fixes.length,
    dayStartS: Date.UTC(2026, 6, 14) / 1000,
    timeS,
    lat: Int32Array.from(fixes, ({ lat }) => Math.round(lat * POSITION_UNITS_PER_DEGREE)),
    lon: Int32Array.from(fixes, ({ lon }) => Math.round(lon * POSITION_UNITS_PER_DEGREE)),
    altitudeM: Int16Array.from(fixes, ({ altitudeM }) => altitudeM ?? 1000),
    record: Int32Array.from(fixes, (_, index) => index),
  };
}
