import type { DayThermals, DayTracks } from './day-tracks.js';
import { latOfWorldY, lonOfWorldX } from './world-units.js';

/** Time in which a thermal fades in after its glider starts circling. */
const THERMAL_RISE_S = 60;
/** Time in which a thermal fades out after its glider left. */
const THERMAL_FADE_S = 300;

/**
 * Returns the visibility of a thermal at a time in seconds of the day. It is 1 while the thermal is
 * in use.
 */
export function thermalStrength({ startS, endS }: DayThermals, thermal: number, at: number) {
  const risen = (at - startS[thermal]!) / THERMAL_RISE_S;
  const left = 1 - (at - endS[thermal]!) / THERMAL_FADE_S;
  return Math.max(0, Math.min(1, risen, left));
}

/** Returns the thermals that are visible at a time in seconds of the day. */
export function thermalsSeen(thermals: DayThermals, at: number): number[] {
  const seen: number[] = [];
  for (let thermal = 0; thermal < thermals.startS.length; thermal++) {
    if (thermals.startS[thermal]! > at) break;
    if (thermalStrength(thermals, thermal, at) > 0) seen.push(thermal);
  }
  return seen;
}

/** A thermal with circling gliders. */
export interface WorkedThermal {
  /** Its index among the thermals of the day. */
  readonly thermal: number;
  /** Index of the flight that uses it. */
  readonly glider: number;
  readonly lat: number;
  readonly lon: number;
  /** Mean climb from its first to its last circle. */
  readonly climbMps: number;
}

/** Parts of a day that thermals are computed from. */
type ThermalDay = Pick<DayTracks, 'startS' | 'thermals'>;

/** Returns the thermals in use at a Unix time in seconds, the strongest first. */
export function thermalsWorked({ startS, thermals }: ThermalDay, momentS: number): WorkedThermal[] {
  return indicesWorked(thermals, momentS - startS)
    .map((thermal) => ({
      thermal,
      glider: thermals.glider[thermal]!,
      lat: latOfWorldY(thermals.y[thermal]!),
      lon: lonOfWorldX(thermals.x[thermal]!),
      climbMps: thermals.climbMps[thermal]!,
    }))
    .sort((one, other) => other.climbMps - one.climbMps);
}

/** Counts the thermals in use at a Unix time in seconds. */
export function countThermals({ startS, thermals }: ThermalDay, momentS: number): number {
  return indicesWorked(thermals, momentS - startS).length;
}

function indicesWorked(thermals: DayThermals, at: number): number[] {
  return thermalsSeen(thermals, at).filter((thermal) => thermals.endS[thermal]! >= at);
}
