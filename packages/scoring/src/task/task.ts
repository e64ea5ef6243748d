import type { Position } from '../geo/position.js';
import type { ObservationZone } from './observation-zone.js';

/**
 * Kind of a task, with the codes of the contract: `FR` free, `FR4` free with up to three
 * turnpoints, `GL` goal, `TR` triangle, `RT` rectangle, `MTR` and `MRT` several laps of either,
 * `OR` out and return.
 */
export type TaskKind = 'FR' | 'FR4' | 'GL' | 'TR' | 'RT' | 'MTR' | 'MRT' | 'OR';

/** Rules whose observation zones count; see `RULE_SETS`. */
export type RuleSetCode = 'D' | 'F' | 'AA' | 'US' | 'GP' | 'P' | 'FR' | 'UK';

/** A start, turnpoint or finish. */
export interface TaskPoint extends Position {
  readonly name: string;
  /** Replaces the zone of the rule set. */
  readonly zone?: ObservationZone;
}

/** A task to fly. */
export interface Task {
  /** Start, turnpoints in order, finish. */
  readonly points: readonly TaskPoint[];
  readonly ruleSet: RuleSetCode;
}
