import {
  type AirColumns,
  airColumns,
  type BarogramColumns,
  barogramColumns,
  type FlightAnalysis,
  findPhases,
  findWind,
  prepareAnalysis,
  type ThermalFeature,
  thermalFeatures,
  type WindColumns,
  windColumns,
} from '@cloudstreet/scoring/analysis';
import type { ReadTrack } from '@cloudstreet/scoring/flight';
import type { Polar } from '@cloudstreet/scoring/polar';
import { type UnpoweredTimes, unpoweredIntervals } from '@cloudstreet/scoring/track';

/** What an analysis is made of: plain data, which crosses to the worker. */
export interface AnalysisRequest {
  readonly flight: ReadTrack;
  /** Where it was not towed, and no engine ran. */
  readonly unpowered: UnpoweredTimes;
  /** Of the aircraft; without it nothing is said of the air. */
  readonly polar?: Polar | undefined;
  /** Takeoff mass; the polar's own where left out. */
  readonly massKg?: number | undefined;
}

/** All that the page tells of how a flight was flown. */
export interface AnalysedFlight {
  readonly analysis: FlightAnalysis;
  readonly air: AirColumns;
  readonly wind: WindColumns;
  readonly curves: BarogramColumns;
  readonly thermals: readonly ThermalFeature[];
}

/** Analyses a whole flight. It takes a while: in a browser it runs in `analysis.worker.ts`. */
export function analyseFlight({
  flight,
  unpowered: times,
  polar,
  massKg,
}: AnalysisRequest): AnalysedFlight {
  const { track, groundM, batteryV, powerW } = flight;
  const unpowered = unpoweredIntervals(track, times);
  const phases = findPhases(track, unpowered);
  const winds = findWind(track, phases);
  const wind = windColumns(track, winds);
  const air = airColumns({
    track,
    wind,
    ...(polar && { polar }),
    ...(polar && massKg !== undefined && { massKg }),
  });
  const { nettoMps } = air;
  const analysis = prepareAnalysis({
    track,
    phases,
    unpowered,
    winds,
    groundM,
    batteryV,
    powerW,
    nettoMps,
  });
  return {
    analysis,
    air,
    wind,
    curves: barogramColumns(analysis, air),
    thermals: thermalFeatures(track, phases),
  };
}
