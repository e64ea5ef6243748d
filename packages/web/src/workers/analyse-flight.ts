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
import { type MotorlessTimes, motorlessStretches } from '@cloudstreet/scoring/track';

/** What an analysis is made of: plain data, which crosses to the worker. */
export interface AnalysisRequest {
  readonly flight: ReadTrack;
  /** Where it was not towed, and no motor ran. */
  readonly motorless: MotorlessTimes;
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
  motorless: times,
  polar,
  massKg,
}: AnalysisRequest): AnalysedFlight {
  const { track, groundM, batteryV, powerW } = flight;
  const motorless = motorlessStretches(track, times);
  const phases = findPhases(track, motorless);
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
    motorless,
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
