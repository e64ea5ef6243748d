import type { Polar } from '../polar/polar.js';
import type { GroundColumn } from '../track/ground-column.js';
import type { Track } from '../track/track.js';
import { type UnpoweredTimes, unpoweredIntervals } from '../track/unpowered-intervals.js';
import { checkObject } from '../units/check-value.js';
import { type AirColumns, airColumns } from './air-columns.js';
import { type BarogramColumns, barogramColumns } from './barogram-columns.js';
import { findPhases } from './find-phases.js';
import { findWind } from './find-wind.js';
import { type FlightAnalysis, prepareAnalysis } from './prepare-analysis.js';
import { type ThermalFeature, thermalFeatures } from './thermal-features.js';
import { type WindColumns, windColumns } from './wind-columns.js';

/** Columns of a flight, as returned by `readFlightTrack`. */
export interface RecordedFlight {
  readonly track: Track;
  /** Ground elevation under each fix in metres; NaN where unknown. */
  readonly groundM?: GroundColumn | undefined;
  /** Battery voltage of an electric engine at each fix in V; NaN where unknown. */
  readonly batteryV?: Float32Array | undefined;
  /** Power of an electric engine at each fix in W; NaN where unknown. */
  readonly powerW?: Float32Array | undefined;
}

/** Input of `analyseFlight`. Plain data that can be sent to a worker. */
export interface AnalyseFlightInput {
  readonly flight: RecordedFlight;
  readonly unpowered: UnpoweredTimes;
  /** Polar of the aircraft. Without it, netto is unknown. */
  readonly polar?: Polar | undefined;
  /** Takeoff mass in kg; the reference mass of the polar by default. */
  readonly massKg?: number | undefined;
}

/** Analysis of a whole flight. Plain data with typed-array columns. */
export interface AnalysedFlight {
  readonly analysis: FlightAnalysis;
  readonly air: AirColumns;
  readonly wind: WindColumns;
  readonly curves: BarogramColumns;
  readonly thermals: readonly ThermalFeature[];
}

/**
 * Analyses a whole flight: phases, wind, motion of the air, barogram curves and thermals. A long
 * flight takes up to a second, so browsers call it in a worker.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If a column does not fit the track, or the polar does not support the mass.
 */
export function analyseFlight(input: AnalyseFlightInput): AnalysedFlight {
  checkObject('input', input, ['flight', 'unpowered']);
  const { flight, unpowered: times, polar, massKg } = input;
  checkObject('flight', flight, ['track']);
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
  const analysis = prepareAnalysis({
    track,
    phases,
    unpowered,
    winds,
    groundM,
    batteryV,
    powerW,
    nettoMps: air.nettoMps,
  });
  return {
    analysis,
    air,
    wind,
    curves: barogramColumns(analysis, air),
    thermals: thermalFeatures(track, phases),
  };
}
