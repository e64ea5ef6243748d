import type { AltitudeSource } from '../track/altitude-source.js';
import type { BitnerKind, ContestName, ScoreName } from './contest-names.js';

/**
 * Explanation of the points of a contest, complete enough to compute them by hand. It is data: the
 * presentation chooses the words.
 */
export interface Receipt {
  readonly rule: ReceiptRule;
  readonly inputs: ReceiptInputs;
  readonly course: ReceiptCourse;
  /** The course that added the bonus, if any. */
  readonly bonus_course?: ReceiptCourse;
  /** Every limit of the course with the flown value. */
  readonly checks: readonly ReceiptCheck[];
  /** The arithmetic in order; the last step with the name `points` gives them. */
  readonly steps: readonly ReceiptStep[];
  /** Other options considered, the one worth most first. */
  readonly tried: readonly ReceiptAttempt[];
  /** See `receiptHash`. */
  readonly hash: string;
}

/** The rule that was applied. */
export interface ReceiptRule {
  readonly id: ContestName;
  readonly version: string;
  /** Source of the rule, in British English. */
  readonly source: string;
}

/** Inputs of the points besides the fixes. */
export interface ReceiptInputs {
  /** SHA-256 of the IGC file, as hexadecimal digits. */
  readonly file_sha256: string;
  /** Index of the aircraft. Absent if it has none and 100 is used. */
  readonly index?: number;
  /** Start, end, start, end, … of what may be scored, as Unix seconds. */
  readonly windows: readonly number[];
  readonly altitude_source: AltitudeSource;
  /** Whole metres added to the recorder's pressure altitudes, to set them to the takeoff's field. */
  readonly altitude_offset: number;
  /** All distances are lengths of geodesics on it. */
  readonly earth_model: 'WGS84';
}

/** A course that counts. */
export interface ReceiptCourse {
  readonly score_name: ScoreName;
  readonly bitner_kind?: BitnerKind;
  /** Start, turnpoints, finish; of a declared task the fixes at which its points were reached. */
  readonly fixes: readonly ReceiptFix[];
  /** Only for a declared task. */
  readonly task?: ReceiptTask;
  /** km; no other course of this shape within the limits is longer. Absent for declared tasks. */
  readonly upper_bound?: number;
}

/** Measured points of a declared task, and where it lost height. */
export interface ReceiptTask {
  /** Its start, turnpoints and finish. */
  readonly points: readonly ReceiptPlace[];
  /** The fixes in the zones of start and finish between which the least height was lost. */
  readonly loss_start: ReceiptFix;
  readonly loss_finish: ReceiptFix;
}

/** A place in the unit of files. */
export interface ReceiptPlace {
  /** Latitude and longitude in 1e-5 arc minutes, north and east positive. */
  readonly lat: number;
  readonly lon: number;
}

/** A fix as the file has it. */
export interface ReceiptFix extends ReceiptPlace {
  /** Unix seconds. */
  readonly time: number;
  /** Metres above mean sea level, by the altitude source and offset of the inputs. */
  readonly altitude: number;
}

/** Name of a limit. */
export type LimitName =
  /** Altitude of the start less that of the finish, m. */
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
  /** The least or the most that is allowed, inclusive, in the unit of the value. */
  readonly least?: number;
  readonly most?: number;
}

/** Operation of a step on its operands, from the first to the last. */
export type ReceiptOperation = 'sum' | 'difference' | 'product' | 'quotient' | 'greatest';

/** The unit of a figure; empty for plain numbers such as factors and the index. */
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

/** An operand of a step: a given figure, or the result of an earlier step. */
export interface ReceiptFigure {
  readonly name: FigureName;
  readonly value: number;
  readonly unit: ReceiptUnit;
}

/** A step of the arithmetic, left to right. */
export interface ReceiptStep {
  readonly name: FigureName;
  readonly operation: ReceiptOperation;
  readonly operands: readonly ReceiptFigure[];
  readonly result: number;
  readonly unit: ReceiptUnit;
  /** Decimals that the result was rounded to; absent if it was not. */
  readonly decimals?: number;
}

/** A course that did not count. */
export interface ReceiptAttempt {
  readonly score_name: ScoreName;
  readonly bitner_kind?: BitnerKind;
  /** Maximum number of turnpoints, if lower than that of the rule. */
  readonly turnpoints?: number;
  /** km, 2 decimals */
  readonly distance: number;
  /** Points that it would have earned. */
  readonly points: number;
  /** `points` if another course earned more, `window` if it lies in another window. */
  readonly lost_by: 'points' | 'window' | LimitName;
  /** The limit that it breaks, if any. */
  readonly check?: ReceiptCheck;
}
