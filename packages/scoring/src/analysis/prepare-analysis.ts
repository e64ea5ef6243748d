import { checkInterval, checkIntervals, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import { checkGround } from '../track/ground-column.js';
import { checkObject, checkOneOf } from '../units/check-value.js';
import { checkColumn, checkPhases } from './check-columns.js';
import { type CirclingPhase, canDetectCircling } from './find-phases.js';
import { findWind, type PhaseWind } from './find-wind.js';
import { type KnownAtFixes, type RunningSums, runningSums } from './running-sums.js';

/** What an analysis is made of. */
export interface AnalysisInput extends KnownAtFixes {
  /** All of the track, in order of time, such as `findPhases` finds. */
  readonly phases: readonly CirclingPhase[];
  /**
   * From `unpoweredIntervals`, as given to `findPhases`: what lies between them is no glide, and in no
   * time or height that is told. All of the track where left out.
   */
  readonly unpowered?: readonly FixInterval[] | undefined;
  /** From `findWind`; found here where left out. */
  readonly winds?: readonly PhaseWind[] | undefined;
}

/**
 * A flight so prepared that any interval of it is told at once. Plain data: it may cross to another
 * thread.
 */
export interface FlightAnalysis extends AnalysisInput {
  /** In order of time. */
  readonly winds: readonly PhaseWind[];
  /** Whether the phases tell what was flown, as `canDetectCircling` has it. */
  readonly canDetectCircling: boolean;
  /** What `computeStatistics` and its kind work with. */
  readonly sums: RunningSums;
}

/**
 * Prepares a flight for `computeStatistics`, `describePhases` and `barogramColumns`: one pass over its
 * fixes, with sums from which each interval is a difference: metres of way, metres times seconds of
 * altitude and height, seconds and metres in rising and sinking air, kWh. By the trapezoidal rule:
 * between fixes, values change evenly.
 *
 * @throws {TypeError} If the track is none, or a part of the input is of another type.
 * @throws {RangeError} If a phase leaves the track or begins before another one ends, or a column
 *   has another number of fixes.
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
