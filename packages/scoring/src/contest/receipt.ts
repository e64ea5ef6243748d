import type { AltitudeSource } from '../track/altitude-source.js';
import type { BitnerKind, ContestName, ScoreName } from './contest-names.js';

/**
 * Explanation of the points of a contest, complete enough to compute them by hand. It contains only
 * data; `receiptText` formats it.
 */
export interface Receipt {
  readonly rule: ReceiptRule;
  readonly inputs: ReceiptInputs;
  readonly course: ReceiptCourse;
  /** The course that added the bonus, if any. */
  readonly bonus_course?: ReceiptCourse;
  /** All limits of the course with the flown values. */
  readonly checks: readonly ReceiptCheck[];
  /** Steps of the calculation. The last step named `points` gives the points. */
  readonly steps: readonly ReceiptStep[];
  /** Other options considered, the most valuable first. */
  readonly tried: readonly ReceiptAttempt[];
  /** Computed by `receiptHash`. */
  readonly hash: string;
}

/** The rule that was applied. */
export interface ReceiptRule {
  readonly id: ContestName;
  readonly version: string;
  /** Publication that defines the rule, in British English. */
  readonly source: string;
}

/** Inputs of the points other than the fixes. */
export interface ReceiptInputs {
  /** SHA-256 of the IGC file in hexadecimal digits. */
  readonly file_sha256: string;
  /** Handicap index of the aircraft. Absent if it has none and 100 is used. */
  readonly index?: number;
  /** Scoring windows in Unix seconds: start, end, start, end, … */
  readonly windows: readonly number[];
  readonly altitude_source: AltitudeSource;
  /**
   * Whole metres added to the recorded pressure altitudes, so that they match the elevation of the
   * takeoff.
   */
  readonly altitude_offset: number;
  /** All distances are lengths of geodesics on this ellipsoid. */
  readonly earth_model: 'WGS84';
}

/** A course that counts. */
export interface ReceiptCourse {
  readonly score_name: ScoreName;
  readonly bitner_kind?: BitnerKind;
  /** Start, turnpoints, finish. For a declared task, the fixes at which its points were reached. */
  readonly fixes: readonly ReceiptFix[];
  /** Only for a declared task. */
  readonly task?: ReceiptTask;
  /** Upper bound in km of courses of this shape within the limits. Absent for declared tasks. */
  readonly upper_bound?: number;
}

/** Measured points of a declared task, and its loss of height. */
export interface ReceiptTask {
  /** Start, turnpoints and finish of the task. */
  readonly points: readonly ReceiptPlace[];
  /** The fixes in the zones of start and finish between which the least height was lost. */
  readonly loss_start: ReceiptFix;
  readonly loss_finish: ReceiptFix;
}

/** A position in the unit of IGC files. */
export interface ReceiptPlace {
  /** Latitude and longitude in 1e-5 arc minutes, north and east positive. */
  readonly lat: number;
  readonly lon: number;
}

/** A fix as recorded in the file. */
export interface ReceiptFix extends ReceiptPlace {
  /** Unix seconds. */
  readonly time: number;
  /** Metres above mean sea level, with source and offset of the inputs. */
  readonly altitude: number;
}

/** Name of a limit. */
export type LimitName =
  /** Altitude of the start minus that of the finish, in m. */
  | 'height_loss'
  /** Distance between start and finish, km. */
  | 'gap'
  /** Share of the perimeter that the shortest, or the longest side has, %. */
  | 'shortest_side'
  | 'longest_side'
  /** From start to finish, s. */
  | 'duration'
  /** Length of the course, km. */
  | 'distance';

/** A limit and the flown value. */
export interface ReceiptCheck {
  readonly limit: LimitName;
  readonly value: number;
  /** Minimum or maximum, inclusive, in the unit of the value. */
  readonly least?: number;
  readonly most?: number;
}

/** Operation of a step, applied to its operands from first to last. */
export type ReceiptOperation = 'sum' | 'difference' | 'product' | 'quotient' | 'greatest';

/** Unit of a figure. Empty for plain numbers such as factors and the index. */
export type ReceiptUnit = 'km' | 'km/h' | 'm/s' | 'h' | 'kWh' | 'points' | 'points/kWh' | '';

/** Names of the figures of a calculation. */
export type FigureName =
  | 'leg'
  | 'way'
  | 'times'
  | 'distance'
  | 'factor'
  | 'valued_distance'
  | 'triangle'
  | 'out_return'
  | 'share'
  | 'triangle_bonus'
  | 'out_return_bonus'
  | 'bonus'
  | 'counted_distance'
  | 'hours'
  | 'speed'
  | 'speed_ms'
  | 'kmh_per_ms'
  | 'distance_speed'
  | 'index'
  | 'reference'
  | 'index_excess'
  | 'weight'
  | 'weighted_excess'
  | 'weighted_index'
  | 'index_factor'
  | 'bonus_points'
  | 'flown_points'
  | 'energy'
  | 'energy_price'
  | 'energy_points'
  | 'reduced_points'
  | 'nothing'
  | 'points';

/** An operand of a step: an input, or the result of an earlier step. */
export interface ReceiptFigure {
  readonly name: FigureName;
  readonly value: number;
  readonly unit: ReceiptUnit;
}

/** A step of the calculation, computed from left to right. */
export interface ReceiptStep {
  readonly name: FigureName;
  readonly operation: ReceiptOperation;
  readonly operands: readonly ReceiptFigure[];
  readonly result: number;
  readonly unit: ReceiptUnit;
  /** Decimals to which the result was rounded. Absent if it was not rounded. */
  readonly decimals?: number;
}

/** A course that does not count. */
export interface ReceiptAttempt {
  readonly score_name: ScoreName;
  readonly bitner_kind?: BitnerKind;
  /** Maximum number of turnpoints, if lower than that of the rule. */
  readonly turnpoints?: number;
  /** km, 2 decimals. */
  readonly distance: number;
  /** Points that it would have earned. */
  readonly points: number;
  /**
   * Reason: `points` if another course earned more, `window` if it lies in another window, or the
   * broken limit.
   */
  readonly lost_by: 'points' | 'window' | LimitName;
  /** The limit that it breaks, if any. */
  readonly check?: ReceiptCheck;
}
