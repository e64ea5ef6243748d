import { checkInterval, checkIntervals, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import { checkGround } from '../track/ground-column.js';
import { checkObject, checkOneOf } from '../units/check-value.js';
import { checkColumn, checkPhases } from './check-columns.js';
import { type CirclingPhase, canDetectCircling } from './find-phases.js';
import { findWind, type PhaseWind } from './find-wind.js';
import { type MeasuredTrack, type RunningSums, runningSums } from './running-sums.js';

/** Input of `prepareAnalysis`. */
export interface AnalysisInput extends MeasuredTrack {
  /** All of the track, in order of time, such as `findPhases` finds. */
  readonly phases: readonly CirclingPhase[];
  /**
   * Result of `unpoweredIntervals`, as given to `findPhases`. Parts in between are no glides, and
   * in no time or height. All of the track by default.
   */
  readonly unpowered?: readonly FixInterval[] | undefined;
  /** From `findWind`; found here by default. */
  readonly winds?: readonly PhaseWind[] | undefined;
}

/**
 * A flight prepared so that the statistics of any interval take constant time. Plain data that can
 * be sent to a worker.
 */
export interface FlightAnalysis extends AnalysisInput {
  /** In order of time. */
  readonly winds: readonly PhaseWind[];
  /** Whether the phases are known, by `canDetectCircling`. */
  readonly canDetectCircling: boolean;
  /** Input of `computeStatistics` and related functions. */
  readonly sums: RunningSums;
}

/**
 * Prepares a flight for `computeStatistics`, `describePhases` and `barogramColumns` in one pass
 * over its fixes. Running sums make each interval a difference of two values: metres of track,
 * metres times seconds of altitude and height, seconds and metres in rising and sinking air, kWh.
 * Sums follow the trapezoidal rule.
 *
 * @throws {TypeError} If the track is not a track, or a part of the input has the wrong type.
 * @throws {RangeError} If a phase is outside the track or starts before another one ends, or a
 *   column does not have one value per fix.
 */
export function prepareAnalysis(input: AnalysisInput): FlightAnalysis {
  checkInput(input);
  const winds = input.winds ?? findWind(input.track, input.phases);
  return {
    ...input,
    winds,
    canDetectCircling: canDetectCircling(input.track),
    sums: runningSums(input, winds),
  };
}

/** @throws {TypeError} If the value was not prepared. */
export function checkAnalysis(analysis: FlightAnalysis): void {
  checkObject('analysis', analysis, ['track', 'phases', 'winds', 'sums']);
}

function checkInput(input: AnalysisInput): void {
  checkObject('input', input, []);
  const { track, phases, unpowered, winds, groundM, nettoMps, batteryV, powerW } = input;
  checkTrack(track);
  checkPhases(phases, track);
  for (const { turn } of phases) checkOneOf('turn', turn, ['left', 'right']);
  if (unpowered !== undefined) checkIntervals('unpowered', unpowered, track);
  if (winds !== undefined) {
    checkIntervals('wind', winds, track);
    for (const { turns } of winds) for (const turn of turns) checkInterval('turn', turn, track);
  }
  checkGround(groundM, track);
  for (const [name, column] of Object.entries({ nettoMps, batteryV, powerW })) {
    if (column !== undefined) checkColumn(name, column, track);
  }
}
