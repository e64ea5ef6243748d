import {
  airColumns,
  type BarogramColumns,
  barogramColumns,
  describePhases,
  findPhases,
  prepareAnalysis,
  type ThermalFeature,
  thermalFeatures,
} from '@cloudstreet/scoring/analyse';
import { POSITION_UNITS_PER_DEGREE, type Track } from '@cloudstreet/scoring/parse';
import type { FlightPhase } from '../src/charts/flight-phase.js';
import type { SyntheticFlight } from './synthetic-flight.js';

/** Analysis of a synthetic flight. */
export function curvesAndPhases(flight: SyntheticFlight): {
  curves: BarogramColumns;
  phases: FlightPhase[];
  thermals: ThermalFeature[];
} {
  const track = trackOf(flight);
  const circling = findPhases(track);
  const groundM = Int16Array.from(flight.groundAltM);
  const analysis = prepareAnalysis({ track, phases: circling, groundM });
  return {
    thermals: thermalFeatures(track, circling),
    curves: barogramColumns(analysis, airColumns({ track })),
    phases: describePhases(analysis).map(({ kind, first, last }) => ({
      kind,
      startS: flight.unixS[first]!,
      endS: flight.unixS[last]!,
    })),
  };
}

function trackOf({ unixS, latDeg, lonDeg, altitudeM }: SyntheticFlight): Track {
  const dayStartS = Math.floor(unixS[0]! / 86_400) * 86_400;
  return {
    count: unixS.length,
    dayStartS,
    timeS: Int32Array.from(unixS, (time) => time - dayStartS),
    lat: Int32Array.from(latDeg, toUnits),
    lon: Int32Array.from(lonDeg, toUnits),
    altitudeM: Int16Array.from(altitudeM),
    record: Int32Array.from(unixS, (_, fix) => fix),
  };
}

function toUnits(degrees: number): number {
  return Math.round(degrees * POSITION_UNITS_PER_DEGREE);
}
