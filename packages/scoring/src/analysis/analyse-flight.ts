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

/** Columns of a flight, such as `readFlightTrack` returns them. */
export interface RecordedFlight {
  readonly track: Track;
  /** Elevation of the ground under each fix; NaN where unknown. */
  readonly groundM?: GroundColumn | undefined;
  /** Battery voltage of an electric engine at each fix; NaN where unknown. */
  readonly batteryV?: Float32Array | undefined;
  /** Power of an electric engine at each fix in watts; NaN where unknown. */
  readonly powerW?: Float32Array | undefined;
}

/** Input of `analyseFlight`. Plain data that can be sent to a worker. */
export interface AnalyseFlightInput {
  readonly flight: RecordedFlight;
  readonly unpowered: UnpoweredTimes;
  /** Without a polar the netto is unknown. */
  readonly polar?: Polar | undefined;
  /** Takeoff mass. Defaults to the reference mass of the polar. */
  readonly massKg?: number | undefined;
}

/** Everything that is known of how a flight was flown. Plain data with typed-array columns. */
export interface AnalysedFlight {
  readonly analysis: FlightAnalysis;
  readonly air: AirColumns;
  readonly wind: WindColumns;
  readonly curves: BarogramColumns;
  readonly thermals: readonly ThermalFeature[];
}

/**
 * Analyses a whole flight: phases, wind, air mass, barogram curves and thermals. Takes up to a
 * second for a long flight, so a browser runs it in a worker.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If a column does not fit the track, or the polar has no such mass.
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
