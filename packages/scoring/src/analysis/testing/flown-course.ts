import type { MadeFix } from '../../testing/made-track.js';
import { trackOver } from '../../testing/made-track.js';
import type { Track } from '../../track/track.js';

/** A manoeuvre of a synthetic flight, relative to the air. */
export interface Manoeuvre {
  readonly seconds: number;
  /** Through the air. */
  readonly speedMps: number;
  readonly climbMps: number;
  /** Radius of circles, positive to the right; straight by default. */
  readonly radiusM?: number;
}

export interface AirOptions {
  readonly intervalS?: number;
  /** Velocity of the air in metres per second. */
  readonly windEastMps?: number;
  readonly windNorthMps?: number;
  /** Added to the wind for every metre above 1000 m, in metres per second. */
  readonly shearEastMps?: number;
  /** Position digits as in plain B records, 0.001 minute; those of a track by default. */
  readonly isRounded?: boolean;
}

const START = { lat: 48, lon: 10, altitudeM: 1000 };
const METRES_PER_DEGREE_NORTH = 111_200;
const METRES_PER_DEGREE_EAST_AT_EQUATOR = 111_525;
/** Steps so small that their chords are the arcs. */
const STEP_S = 0.05;

/** The track of manoeuvres flown one after the other, northwards at first. */
export function fly(manoeuvres: readonly Manoeuvre[], air: AirOptions = {}): Track {
  const { intervalS = 1, windEastMps = 0, windNorthMps = 0, shearEastMps = 0 } = air;
  const grid = air.isRounded ? 60_000 : Number.POSITIVE_INFINITY;
  let [eastDeg, northM, altitudeM, heading, steps] = [0, 0, START.altitudeM, 0, 0];
  const stepsPerFix = Math.round(intervalS / STEP_S);
  const fixes: MadeFix[] = [];
  const record = () =>
    fixes.push({
      timeS: Math.round(steps * STEP_S),
      lat: onGrid(START.lat + northM / METRES_PER_DEGREE_NORTH, grid),
      lon: onGrid(START.lon + eastDeg, grid),
      altitudeM: Math.round(altitudeM),
    });
  record();
  for (const { seconds, speedMps, climbMps, radiusM } of manoeuvres) {
    for (let step = 0; step < seconds / STEP_S; step++) {
      heading += radiusM === undefined ? 0 : (speedMps / radiusM) * STEP_S;
      const windMps = windEastMps + shearEastMps * (altitudeM - START.altitudeM);
      eastDeg += ((Math.sin(heading) * speedMps + windMps) * STEP_S) / metresPerDegreeEast(northM);
      northM += (Math.cos(heading) * speedMps + windNorthMps) * STEP_S;
      altitudeM += climbMps * STEP_S;
      steps += 1;
      if (steps % stepsPerFix === 0) record();
    }
  }
  return trackOver(fixes);
}

/** As on a globe: meridians converge towards the pole. */
function metresPerDegreeEast(northM: number): number {
  const lat = START.lat + northM / METRES_PER_DEGREE_NORTH;
  return METRES_PER_DEGREE_EAST_AT_EQUATOR * Math.cos((lat * Math.PI) / 180);
}

function onGrid(degrees: number, perDegree: number): number {
  return Number.isFinite(perDegree) ? Math.round(degrees * perDegree) / perDegree : degrees;
}
