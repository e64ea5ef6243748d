import type { DayThermals } from './day-tracks.js';

/** A thermal appears within this time after somebody began to circle in it. */
const THERMAL_RISE_S = 60;
/** It is seen for so long after the last one left. */
const THERMAL_FADE_S = 300;

/** How much of a thermal is shown at a moment, in seconds of the day: 1 while it is worked in. */
export function thermalStrength({ startS, endS }: DayThermals, thermal: number, at: number) {
  const risen = (at - startS[thermal]!) / THERMAL_RISE_S;
  const left = 1 - (at - endS[thermal]!) / THERMAL_FADE_S;
  return Math.max(0, Math.min(1, risen, left));
}

/** The thermals that are seen at a moment, in seconds of the day. */
export function thermalsSeen(thermals: DayThermals, at: number): number[] {
  const seen: number[] = [];
  for (let thermal = 0; thermal < thermals.startS.length; thermal++) {
    if (thermals.startS[thermal]! > at) break;
    if (thermalStrength(thermals, thermal, at) > 0) seen.push(thermal);
  }
  return seen;
}

/** How many thermals somebody circles in at a moment, in unix seconds. */
export function countThermals(
  { startS, thermals }: { startS: number; thermals: DayThermals },
  momentS: number,
): number {
  const at = momentS - startS;
  return thermalsSeen(thermals, at).filter((thermal) => thermals.endS[thermal]! >= at).length;
}
