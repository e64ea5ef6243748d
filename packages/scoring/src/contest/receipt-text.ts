import { formatQuantityWithUnit, METRIC_FORMAT } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { type AttemptText, attemptText } from './attempt-text.js';
import { checkShape } from './check-shape.js';
import { courseText } from './course-text.js';
import { formatMetres, type LimitText, limitText } from './limit-text.js';
import { momentText, periodsText, positionText } from './place-and-time-text.js';
import type { Receipt, ReceiptCourse, ReceiptFix, ReceiptInputs, ReceiptTask } from './receipt.js';
import { checkReceiptFormat, type ReceiptFormat } from './receipt-format.js';
import { ruleText } from './rule-text.js';
import { formatKm, formatPlain, type StepText, stepText } from './step-text.js';

/** Explanation of points as sentences and figures, in parts for a layout. */
export interface ReceiptText {
  /** Sentences about the rule: its requirements and its points. */
  readonly rule: readonly string[];
  /** Edition and source of the rule. */
  readonly source: string;
  /** The course that counts, such as `FAI triangle`. */
  readonly course: string;
  /** Start, turnpoints and finish, each with time, position and altitude. */
  readonly fixes: readonly FixText[];
  /** Measured points of a declared task. Empty for other courses. */
  readonly points: readonly PlaceText[];
  /**
   * Fixes between which the loss of height of a declared task was measured. Empty for other
   * courses.
   */
  readonly lossFixes: readonly FixText[];
  /** The course that added the bonus, if any. */
  readonly bonusCourse?: { readonly course: string; readonly fixes: readonly FixText[] };
  /** Steps of the calculation. The last one gives the points. */
  readonly steps: readonly StepText[];
  /** Rounding of the result, in words. */
  readonly rounding: string;
  readonly limits: readonly LimitText[];
  /** Other options considered, the most valuable first. */
  readonly tried: readonly AttemptText[];
  /** Text to show if there are none. */
  readonly noneTried?: string;
  /** Inputs of the points other than the course. */
  readonly inputs: readonly InputText[];
  readonly hash: string;
}

/** A point of the course. */
export interface PlaceText {
  /** Name of the point, such as `Start`, `Point 1` or `Finish`. */
  readonly name: string;
  readonly position: string;
}

/** A fix of the course. */
export interface FixText extends PlaceText {
  readonly time: string;
  readonly altitude: string;
}

/** An input. */
export interface InputText {
  readonly name: string;
  readonly value: string;
}

/**
 * Formats a receipt as sentences and figures for a reader. Calculations are metric, because points
 * follow from kilometres. Limits are also given in the reader's units if these differ.
 *
 * @throws {TypeError} If the value is not a receipt, or the format is invalid.
 * @throws {RangeError} If a figure is NaN, a step has no result, a time is not a date, or locale,
 *   unit system or time zone are invalid.
 */
export function receiptText(receipt: Receipt, reader: ReceiptFormat = METRIC_FORMAT): ReceiptText {
  checkShape(receipt);
  checkReceiptFormat(reader);
  const { rule, course, bonus_course: bonus, checks, steps, tried, hash } = receipt;
  return {
    rule: ruleText(receipt, reader),
    source: textsOf(reader)['receipt.source']({ version: rule.version, source: rule.source }),
    course: courseText(course, reader),
    fixes: fixTexts(course.fixes, reader),
    points: pointTexts(course.task, reader),
    lossFixes: course.task
      ? fixTexts([course.task.loss_start, course.task.loss_finish], reader)
      : [],
    ...(bonus && {
      bonusCourse: { course: courseText(bonus, reader), fixes: fixTexts(bonus.fixes, reader) },
    }),
    steps: steps.map((step) => stepText(step, reader)),
    rounding: textsOf(reader)['receipt.rounding'](),
    limits: checks.map((check) => limitText(check, reader)),
    ...(tried.length === 0 && { noneTried: noneTriedText(course, reader) }),
    tried: tried.map((attempt) => attemptText(attempt, receipt, reader)),
    inputs: inputTexts(receipt, reader),
    hash,
  };
}

function noneTriedText({ task }: ReceiptCourse, reader: ReceiptFormat): string {
  return textsOf(reader)['receipt.noneTried']({ kind: task ? 'task' : 'free' });
}

function pointTexts(task: ReceiptTask | undefined, reader: ReceiptFormat): PlaceText[] {
  const points = task?.points ?? [];
  return points.map(({ lat, lon }, i) => ({
    name: pointName(i, points.length, reader),
    position: positionText(lat, lon),
  }));
}

function fixTexts(fixes: readonly ReceiptFix[], reader: ReceiptFormat): FixText[] {
  return fixes.map(({ time, lat, lon, altitude }, i) => ({
    name: pointName(i, fixes.length, reader),
    time: momentText(time, reader),
    position: positionText(lat, lon),
    altitude: formatQuantityWithUnit('altitude', altitude, reader),
  }));
}

function pointName(i: number, count: number, reader: ReceiptFormat): string {
  const name = i === 0 ? 'start' : i === count - 1 ? 'finish' : String(i);
  return textsOf(reader)['receipt.fix']({ name });
}

function inputTexts({ inputs, course }: Receipt, reader: ReceiptFormat): InputText[] {
  const { windows, earth_model: model, file_sha256: file } = inputs;
  const { upper_bound: bound } = course;
  const input = (name: string, value: string): InputText => ({
    name: textsOf(reader)['receipt.input']({ name }),
    value,
  });
  return [
    input('scored', periodsText(windows, reader)),
    input('altitude', altitudeText(inputs, reader)),
    input('index', indexText(inputs, reader)),
    input('earth', textsOf(reader)['receipt.earth']({ model })),
    ...(bound === undefined
      ? []
      : [
          input(
            'bound',
            textsOf(reader)['receipt.bound']({ distance: formatKm(bound, reader, 3) }),
          ),
        ]),
    input('file', file),
  ];
}

function altitudeText(
  { altitude_source: source, altitude_offset: offset }: ReceiptInputs,
  reader: ReceiptFormat,
): string {
  return textsOf(reader)['receipt.altitude']({
    source,
    change: offset === 0 ? 'none' : offset > 0 ? 'more' : 'less',
    offset: formatMetres(Math.abs(offset), reader),
  });
}

function indexText({ index }: ReceiptInputs, reader: ReceiptFormat): string {
  return index === undefined
    ? textsOf(reader)['receipt.noIndex']()
    : formatPlain(index, reader.locale);
}
