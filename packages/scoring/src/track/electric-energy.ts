import { checkRecording } from '../igc/check-recording.js';
import { MISSING_VALUE, type Recording } from '../igc/recording.js';
import { roundTo } from '../units/round.js';
import { checkTrack } from './check-track.js';
import type { FixInterval } from './fix-interval.js';
import { sensorColumn } from './sensor-column.js';
import type { Track } from './track.js';

const JOULES_PER_KWH = 3_600_000;
/** After a longer gap between fixes, the power is unknown. */
const MAX_GAP_S = 60;

/**
 * Returns the energy in kWh that an electric engine used in an interval of the track; see
 * `electricPowerW`.
 *
 * @returns Undefined if no power was recorded.
 */
export function electricEnergyKwh(
  recording: Recording,
  track: Track,
  { first, last }: FixInterval,
): number | undefined {
  const powerW = electricPowerW(recording, track);
  const energyKwh = powerW && usedEnergyKwh(track, powerW);
  return energyKwh && energyKwh[last]! - energyKwh[first]!;
}

/**
 * Returns the power of an electric engine at each fix in W: P = U·I, with its voltage U (column
 * `VOL`, in V) and its current I (column `CUR`, in A). 0 if the current is negative, which charges
 * the battery. NaN if a line lacks one of them or has an impossible value.
 *
 * @returns Undefined if one of the columns was not recorded.
 * @throws {TypeError} If recording or track has the wrong type.
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A7, for the columns
 */
export function electricPowerW(recording: Recording, track: Track): Float32Array | undefined {
  checkRecording(recording);
  checkTrack(track);
  const current = sensorColumn(recording.fixes, 'CUR');
  const voltage = sensorColumn(recording.fixes, 'VOL');
  if (!current || !voltage) return undefined;
  const { count, record } = track;
  const powerW = new Float32Array(count);
  for (let fix = 0; fix < count; fix++) {
    const amperes = current[record[fix]!]!;
    const volts = voltage[record[fix]!]!;
    const isRecorded = amperes !== MISSING_VALUE && volts !== MISSING_VALUE;
    powerW[fix] = isRecorded ? Math.max(0, amperes) * volts : Number.NaN;
  }
  return powerW;
}

/**
 * Returns the battery voltage of an electric engine at each fix in V (column `VOL`). NaN if a line
 * lacks it or has an impossible value, such as less than 0.
 *
 * @returns Undefined if the column was not recorded.
 * @throws {TypeError} If recording or track has the wrong type.
 */
export function batteryVoltageV(recording: Recording, track: Track): Float32Array | undefined {
  checkRecording(recording);
  checkTrack(track);
  const voltage = sensorColumn(recording.fixes, 'VOL');
  return (
    voltage &&
    Float32Array.from(track.record, (record) => {
      const volts = voltage[record]!;
      return volts === MISSING_VALUE ? Number.NaN : volts;
    })
  );
}

/** Figures from the sensors of an electric engine. Unknown ones are absent. */
export interface ElectricFigures {
  /** Energy used from takeoff to landing in kWh, 3 decimals. */
  readonly energyKwh?: number;
  /** Maximum power from takeoff to landing in W. */
  readonly maxPowerW?: number;
  /** Battery voltage at takeoff in V. */
  readonly takeoffV?: number;
  /** Battery voltage at landing, or at the last fix. */
  readonly landingV?: number;
}

/**
 * Computes the figures of an electric engine; see `electricPowerW` and `batteryVoltageV`.
 *
 * @param flight From takeoff to landing.
 */
export function electricFigures(
  recording: Recording,
  track: Track,
  { first, last }: FixInterval,
): ElectricFigures {
  const powerW = electricPowerW(recording, track);
  const energyKwh = powerW && usedEnergyKwh(track, powerW);
  const knownW = powerW?.subarray(first, last + 1).filter((watts) => !Number.isNaN(watts));
  const voltage = batteryVoltageV(recording, track);
  const [takeoffV, landingV] = [voltage?.[first], voltage?.[last]];
  return {
    ...(energyKwh &&
      knownW?.length && {
        energyKwh: roundTo(energyKwh[last]! - energyKwh[first]!, 3),
        maxPowerW: knownW.reduce((most, watts) => Math.max(most, watts), 0),
      }),
    ...(isKnown(takeoffV) && { takeoffV }),
    ...(isKnown(landingV) && { landingV }),
  };
}

function isKnown(volts: number | undefined): volts is number {
  return volts !== undefined && !Number.isNaN(volts);
}

/**
 * Returns the energy used up to each fix in kWh: the sum of (P₁ + P₂) / 2 · t / 3 600 000 over the
 * steps between fixes, with the power P in W at both ends and the duration t in s. Gaps, and steps
 * with unknown power at both ends, count as 0.
 */
export function usedEnergyKwh({ count, timeS }: Track, powerW: Float32Array): Float64Array {
  const energyKwh = new Float64Array(count);
  for (let fix = 1; fix < count; fix++) {
    const seconds = timeS[fix]! - timeS[fix - 1]!;
    const watts = (powerW[fix - 1]! + powerW[fix]!) / 2;
    const isTold = !Number.isNaN(watts) && seconds <= MAX_GAP_S;
    energyKwh[fix] = energyKwh[fix - 1]! + (isTold ? (watts * seconds) / JOULES_PER_KWH : 0);
  }
  return energyKwh;
}
