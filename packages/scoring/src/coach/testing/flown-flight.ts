import { airColumns } from '../../analysis/air-columns.js';
import { findPhases } from '../../analysis/find-phases.js';
import { airspeedFactor } from '../../analysis/standard-air.js';
import { type AirOptions, fly, type Manoeuvre } from '../../analysis/testing/flown-course.js';
import { type Polar, verticalSpeedOf } from '../../polar/polar.js';
import { TWO_SEATER } from '../../polar/testing/two-seater.js';
import { GRAVITY_MPS2 } from '../../units/gravity.js';
import type { CoachInput } from '../coach-input.js';

/** Metres per degree around the synthetic flights. */
export const ALTITUDE_M = 1200;
const FACTOR = airspeedFactor(ALTITUDE_M);

/** The section-6 polar with a slowest speed of 80 km/h. */
export const POLAR: Polar = { ...TWO_SEATER, minSpeedMps: 80 / 3.6 };

/** Five minutes straight on at an indicated speed, in air that rises or sinks. */
export function glideAt(indicatedMps: number, nettoMps = 0, seconds = 300): Manoeuvre {
  const sunkMps = verticalSpeedOf(POLAR, indicatedMps) / FACTOR;
  return { seconds, speedMps: indicatedMps / FACTOR, climbMps: sunkMps + nettoMps };
}

/** Circles of the given radius, 25 seconds each, to the left if negative. */
export function climbAt(climbMps: number, seconds: number, radiusM = 100): Manoeuvre {
  return { seconds, speedMps: (2 * Math.PI * Math.abs(radiusM)) / 25, climbMps, radiusM };
}

/** Height for speed: if a manoeuvre is slower than the one before, the aircraft is pulled up. */
function pulledTogether(flown: readonly Manoeuvre[]): Manoeuvre[] {
  return flown.flatMap((manoeuvre, i) => {
    const before = flown[i - 1];
    if (!before) return [manoeuvre];
    const wonM = (before.speedMps ** 2 - manoeuvre.speedMps ** 2) / (2 * GRAVITY_MPS2);
    const speedMps = (before.speedMps + manoeuvre.speedMps) / 2;
    return [{ seconds: 2, speedMps, climbMps: wonM / 2 }, manoeuvre];
  });
}

/** Coach input of a synthetic flight: all of it, with the polar at its reference mass. */
export function flownFlight(flown: readonly Manoeuvre[], options: AirOptions = {}): CoachInput {
  const track = fly(pulledTogether(flown), options);
  const { windEastMps = 0, windNorthMps = 0 } = options;
  const wind = {
    eastMps: new Float32Array(track.count).fill(windEastMps),
    northMps: new Float32Array(track.count).fill(windNorthMps),
  };
  const massKg = POLAR.referenceMassKg;
  return {
    track,
    phases: findPhases(track),
    interval: { first: 0, last: track.count - 1 },
    air: airColumns({ track, wind, polar: POLAR, massKg }),
    polar: POLAR,
    massKg,
  };
}
