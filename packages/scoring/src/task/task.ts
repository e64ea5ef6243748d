import type { Position } from '../geo/position.js';
import type { ObservationZone } from './observation-zone.js';

/**
 * The shape of a task by the names of the contract: free, free with up to three turnpoints, goal,
 * triangle, rectangle, several laps of either, out and return.
 */
export type TaskKind = 'FR' | 'FR4' | 'GL' | 'TR' | 'RT' | 'MTR' | 'MRT' | 'OR';

/** Rules whose observation zones count; see `RULE_SETS`. */
export type RuleSetCode = 'D' | 'F' | 'AA' | 'US' | 'GP' | 'P' | 'FR' | 'UK';

/** A start, turnpoint or finish. */
export interface TaskPoint extends Position {
  readonly name: string;
  /** In place of the rule set's. */
  readonly zone?: ObservationZone;
}

/** A task that a pilot sets out to fly. */
export interface Task {
  /** Start, turnpoints in order, finish. */
  readonly points: readonly TaskPoint[];
  readonly ruleSet: RuleSetCode;
}
