/** Formats a value for an error message: `NaN`, `"text"`, `undefined`, `a list of 3`, `Map`. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.prototype.toString.call(value).slice(8, -1);
}

const MAX_QUOTED_LENGTH = 60;

function shortened(text: string): string {
  return text.length <= MAX_QUOTED_LENGTH ? text : `${text.slice(0, MAX_QUOTED_LENGTH)}…`;
}

/** Limits of a number, both included. */
interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Checks that a value is a number within limits; without limits infinity is allowed.
 *
 * @throws {TypeError} If the value has the wrong type.
 * @throws {RangeError} If it is NaN or out of range.
 */
export function checkNumber(
  name: string,
  value: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberRange = {},
): void {
  if (typeof value !== 'number') throw wrongType(name, 'a number', value);
  // Written so that NaN fails.
  if (value >= min && value <= max) return;
  const isAny = min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY;
  const wanted = isAny ? 'a number' : `from ${min} to ${max}`;
  throw new RangeError(`${name} must be ${wanted}, not ${value}.`);
}

/**
 * Checks that a value is a finite number.
 *
 * @throws {TypeError} If the value has the wrong type.
 * @throws {RangeError} If it is NaN or infinite.
 */
export function checkFinite(name: string, value: number): void {
  checkNumber(name, value);
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be finite, not ${value}.`);
}

/**
 * Checks that a value is a whole number within limits.
 *
 * @throws {TypeError} If the value has the wrong type.
 * @throws {RangeError} If it is not a whole number, or out of range.
 */
export function checkInteger(name: string, value: number, range?: NumberRange): void {
  checkNumber(name, value, range);
  if (!Number.isInteger(value)) throw new RangeError(`${name} must be whole, not ${value}.`);
}

/** @throws {TypeError} If the value is not a string. */
export function checkText(name: string, value: string): void {
  if (typeof value !== 'string') throw wrongType(name, 'a text', value);
}

/** @throws {TypeError} If the value is neither true nor false. */
export function checkBoolean(name: string, value: boolean): void {
  if (typeof value !== 'boolean') throw wrongType(name, 'true or false', value);
}

/** @throws {TypeError} If the value is not an array. */
export function checkList(name: string, value: readonly unknown[]): void {
  if (!Array.isArray(value)) throw wrongType(name, 'a list', value);
}

/** @throws {TypeError} If the value is not an object, or lacks one of the keys. */
export function checkObject<Key extends string>(
  name: string,
  value: { readonly [_ in Key]: unknown },
  keys: readonly Key[],
): void {
  if (typeof value !== 'object' || value === null) throw wrongType(name, 'an object', value);
  for (const key of keys) {
    if (value[key] === undefined) throw new TypeError(`${name} has no ${key}.`);
  }
}

/** @throws {RangeError} If the value is not one of those allowed. */
export function checkOneOf<Value>(name: string, value: Value, allowed: readonly Value[]): void {
  if (allowed.includes(value)) return;
  const list = allowed.map(describeValue).join(', ');
  throw new RangeError(`${name} must be one of ${list}, not ${describeValue(value)}.`);
}

function wrongType(name: string, wanted: string, value: unknown): TypeError {
  return new TypeError(`${name} must be ${wanted}, not ${describeValue(value)}.`);
}
