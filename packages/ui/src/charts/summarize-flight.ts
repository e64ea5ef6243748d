import { type AltitudeColumns, at, firstFrom, interpolate } from '../flight/flight-columns.js';
import type { FlightPhase } from './flight-phase.js';

/** Figures of a whole flight. Each is undefined if there is nothing to compute it from. */
export interface FlightSummary {
  highestM: number | undefined;
  /** Greatest height gained from a low point, in the phases if there are any. */
  gainM: number | undefined;
  /** Mean climb over the total time of all thermals. */
  climbMps: number | undefined;
}

export function summarizeFlight(
  { unixS, altitudeM }: AltitudeColumns,
  phases: readonly FlightPhase[],
): FlightSummary {
  const none = { highestM: undefined, gainM: undefined, climbMps: undefined };
  if (unixS.length === 0) return none;
  const [first, last] = [phases[0], phases.at(-1)];
  const start = first ? firstFrom(unixS, first.startS) : 0;
  const end = last ? firstFrom(unixS, last.endS) : unixS.length - 1;
  let [highestM, lowestM, gainM] = [-Infinity, Infinity, 0];
  for (let i = 0; i < unixS.length; i++) {
    const altitude = at(altitudeM, i);
    highestM = Math.max(highestM, altitude);
    if (i < start || i > end) continue;
    lowestM = Math.min(lowestM, altitude);
    gainM = Math.max(gainM, altitude - lowestM);
  }
  let [climbedM, climbingS] = [0, 0];
  for (const { kind, startS, endS } of phases) {
    if (kind !== 'thermal') continue;
    climbedM += interpolate(unixS, altitudeM, endS) - interpolate(unixS, altitudeM, startS);
    climbingS += endS - startS;
  }
  return { highestM, gainM, climbMps: climbingS > 0 ? climbedM / climbingS : undefined };
}
