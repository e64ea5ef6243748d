import { DMST_MAX_LOSS_OF_HEIGHT_M, DMST_SHAPES } from '../contest/rules/dmst-shapes.js';
import { distanceM } from '../geo/distance.js';
import type { Finding } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { classifyTask, type TaskClassification } from '../task/classify-task.js';
import {
  type EvaluatedTask,
  type EvaluateTaskOptions,
  evaluateTask,
} from '../task/evaluate-task.js';
import type { Task } from '../task/task.js';
import {
  type FoundDeclaration,
  findDeclaration,
  type OnlineDeclaration,
} from '../task-files/find-declaration.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';

/** The declared task of a flight and its result. */
export interface DeclaredFlight extends FoundDeclaration {
  /** Its shape by the national rules. */
  readonly reading: TaskClassification;
  /** Result by the zones of the national rules, which counts for the contests. */
  readonly flown: EvaluatedTask;
  /** Result by the zones of the declaration. Absent if they do not differ. */
  readonly flownAsDeclared?: EvaluatedTask;
  /** Unix seconds of the midnight that its times count from. */
  readonly dayStartS: number;
}

/** Maximum distance in metres between start and finish that were meant to be the same. */
const MEANT_TO_CLOSE_M = 5000;

/** Input of the search for declarations. */
export interface DeclaredInput {
  readonly recording: Recording;
  readonly track: Track;
  /** Scoring windows; the task must be flown within one of them. */
  readonly windows: readonly FixInterval[];
  /** From release to landing. */
  readonly withEngine: FixInterval;
  /** Takeoff, or the first fix if it was not recorded. */
  readonly takeoff: number;
  readonly online?: OnlineDeclaration | undefined;
}

/** Finds the declaration that counts and judges the flight by it, in the window that fits best. */
export function evaluateDeclaration(input: DeclaredInput): {
  readonly declared?: DeclaredFlight;
  readonly findings: readonly Finding[];
} {
  const { recording, track, takeoff, online } = input;
  const { dayStartS } = track;
  const takeoffS = dayStartS + track.timeS[takeoff]!;
  const { declared, findings } = findDeclaration(recording, takeoffS, online);
  const flown = declared && flyInWindows(input, declared.task, limitsOf(declared.task));
  if (!flown) return { findings };
  const reading = classifyTask(declared.task.points, DMST_SHAPES);
  const { asDeclared } = declared;
  const flownAsDeclared = asDeclared && flyInWindows(input, asDeclared, {});
  return {
    declared: {
      ...declared,
      reading,
      flown,
      ...(flownAsDeclared && { flownAsDeclared }),
      dayStartS,
    },
    findings,
  };
}

/**
 * Returns the flight in the window that reaches most of the task; undefined if nothing may be
 * scored.
 */
function flyInWindows(
  { track, windows, withEngine }: DeclaredInput,
  task: Task,
  options: EvaluateTaskOptions,
): EvaluatedTask | undefined {
  const [best] = windows
    .map((window) => evaluateTask(track, window, task, options))
    .toSorted((a, b) => b.reached - a.reached);
  if (!best?.shortfall || best.isAchieved) return best;
  const missed = evaluateTask(track, withEngine, task, options).points[best.reached];
  return missed ? { ...best, shortfall: { ...best.shortfall, outsideS: missed.timeS } } : best;
}

/** Requirements of the national rules. */
function limitsOf(task: Task): EvaluateTaskOptions {
  return { maxLossOfHeightM: DMST_MAX_LOSS_OF_HEIGHT_M, mustClose: isMeantToClose(task) };
}

/**
 * Returns whether start and finish were meant to be the same. An open task counts too, but without
 * the bonus of a closed one.
 */
function isMeantToClose({ points }: Task): boolean {
  return points.length > 2 && distanceM(points[0]!, points.at(-1)!) <= MEANT_TO_CLOSE_M;
}
