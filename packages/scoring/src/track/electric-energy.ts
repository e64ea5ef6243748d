import { MISSING_VALUE, type Recording } from '../igc/recording.js';
import type { FixRange } from './fix-range.js';
import type { Track } from './track.js';

const JOULES_PER_KWH = 3_600_000;
/** Over a longer gap nothing is known of the motor. */
const MAX_GAP_S = 60;

/**
 * The energy that an electric motor used in a stretch of the track, in kWh: its current (column
 * `CUR`, in amperes) times its voltage (column `VOL`, in volts), from fix to fix.
 *
 * @returns Nothing where the recorder did not write both columns.
 */
export function electricEnergyKwh(
  { fixes }: Pick<Recording, 'fixes'>,
  track: Track,
  { first, last }: FixRange,
): number | undefined {
  const { CUR: current, VOL: voltage } = fixes.extensions;
  if (!current || !voltage) return undefined;
  let joules = 0;
  for (let fix = first; fix < last; fix++) {
    const amperes = current[track.record[fix]!]!;
    const volts = voltage[track.record[fix]!]!;
    const seconds = track.timeS[fix + 1]! - track.timeS[fix]!;
    if (amperes === MISSING_VALUE || volts === MISSING_VALUE || seconds > MAX_GAP_S) continue;
    joules += Math.max(0, amperes) * Math.max(0, volts) * seconds;
  }
  return joules / JOULES_PER_KWH;
}
