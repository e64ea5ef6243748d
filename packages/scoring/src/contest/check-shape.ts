import { checkList, checkNumber, checkObject, checkText } from '../units/check-value.js';
import type {
  Receipt,
  ReceiptAttempt,
  ReceiptCheck,
  ReceiptCourse,
  ReceiptFigure,
  ReceiptFix,
  ReceiptInputs,
  ReceiptPlace,
  ReceiptRule,
  ReceiptStep,
  ReceiptTask,
} from './receipt.js';

/** Throws if a value has the wrong type. `name` is used in the message. */
type Check<Value> = (name: string, value: Value) => void;

/** Checks for every field, so that a new field without a check does not compile. */
type Checks<Fields> = { readonly [Key in keyof Fields]-?: Check<Fields[Key]> };

const number: Check<number> = (name, value) => checkNumber(name, value);
const text: Check<string> = checkText;

function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return (name, value) => {
    if (value !== undefined) check(name, value);
  };
}

function listOf<Value>(check: Check<Value>): Check<readonly Value[]> {
  return (name, values) => {
    checkList(name, values);
    for (const [i, value] of values.entries()) check(`${name}[${i}]`, value);
  };
}

function objectOf<Fields extends object>(checks: Checks<Fields>): Check<Fields> {
  return (name, fields) => {
    checkObject(name, fields, []);
    for (const key in checks) checks[key](`${name}.${key}`, fields[key]);
  };
}

const PLACE: Checks<ReceiptPlace> = { lat: number, lon: number };
const place = objectOf(PLACE);
const fix = objectOf<ReceiptFix>({ ...PLACE, time: number, altitude: number });
const figure = objectOf<ReceiptFigure>({ name: text, value: number, unit: text });
const check = objectOf<ReceiptCheck>({
  limit: text,
  value: number,
  least: optional(number),
  most: optional(number),
});

const course = objectOf<ReceiptCourse>({
  score_name: text,
  bitner_kind: optional(text),
  fixes: listOf(fix),
  task: optional(
    objectOf<ReceiptTask>({ points: listOf(place), loss_start: fix, loss_finish: fix }),
  ),
  upper_bound: optional(number),
});

/** Parts of a receipt that its hash covers. */
type HashedFields = Pick<Receipt, 'rule' | 'inputs' | 'course' | 'bonus_course'>;

const HASHED_FIELDS: Checks<HashedFields> = {
  rule: objectOf<ReceiptRule>({ id: text, version: text, source: text }),
  inputs: objectOf<ReceiptInputs>({
    file_sha256: text,
    index: optional(number),
    windows: listOf(number),
    altitude_source: text,
    altitude_offset: number,
    earth_model: text,
  }),
  course,
  bonus_course: optional(course),
};

const hashedFields = objectOf<HashedFields>(HASHED_FIELDS);

const wholeReceipt = objectOf<Receipt>({
  ...HASHED_FIELDS,
  checks: listOf(check),
  steps: listOf(
    objectOf<ReceiptStep>({
      name: text,
      operation: text,
      operands: listOf(figure),
      result: number,
      unit: text,
      decimals: optional(number),
    }),
  ),
  tried: listOf(
    objectOf<ReceiptAttempt>({
      score_name: text,
      bitner_kind: optional(text),
      turnpoints: optional(number),
      distance: number,
      points: number,
      lost_by: text,
      check: optional(check),
    }),
  ),
  hash: text,
});

/**
 * Checks the types of a receipt, but not whether it is consistent.
 *
 * @throws {TypeError} If a part has the wrong type.
 * @throws {RangeError} If a figure is NaN.
 */
export function checkShape(receipt: Receipt): void {
  wholeReceipt('receipt', receipt);
}

/**
 * Checks the types of those parts of a receipt that its hash covers.
 *
 * @throws {TypeError} If a part has the wrong type.
 * @throws {RangeError} If a figure is NaN.
 */
export function checkHashedShape(receipt: HashedFields): void {
  hashedFields('receipt', receipt);
}
