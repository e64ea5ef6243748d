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
  /** Phases of the whole track in chronological order, such as the result of `findPhases`. */
  readonly phases: readonly CirclingPhase[];
  /**
   * Result of `unpoweredIntervals`, as given to `findPhases`; the whole track by default. The parts
   * in between are not glides, and their time and height do not count.
   */
  readonly unpowered?: readonly FixInterval[] | undefined;
  /** Result of `findWind`; computed by default. */
  readonly winds?: readonly PhaseWind[] | undefined;
}

/**
 * A flight prepared so that the statistics of any interval take constant time. Plain data that can
 * be sent to a worker.
 */
export interface FlightAnalysis extends AnalysisInput {
  /** In chronological order. */
  readonly winds: readonly PhaseWind[];
  /** Whether the phases are known; see `canDetectCircling`. */
  readonly canDetectCircling: boolean;
  /** Running sums from which statistics are computed. */
  readonly sums: RunningSums;
}

/**
 * Prepares a flight for `computeStatistics`, `describePhases` and `barogramColumns` in one pass
 * over its fixes. With running sums, the value of an interval is the difference of two: metres of
 * track, metres times seconds of altitude and height, seconds and metres in rising and sinking air,
 * kWh. Sums follow the trapezoidal rule.
 *
 * @throws {TypeError} If the track is not a track, or a part of the input has the wrong type.
 * @throws {RangeError} If a phase is outside the track or starts before the previous one ends, or a
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

/**
 * Checks that the value is a result of `prepareAnalysis`.
 *
 * @throws {TypeError} If it is not.
 */
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
