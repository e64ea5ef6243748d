import { checkInteger, checkObject } from '../units/check-value.js';
import { checkColumn } from './check-columns.js';
import type { FlightDifference } from './flight-difference.js';

/** Lead of one flight over another at one moment. */
export interface Lead {
  /** Metres along the course; positive if ahead, undefined if unknown. */
  readonly aheadM: number | undefined;
  /** Metres of altitude; positive if higher, undefined if unknown. */
  readonly higherM: number | undefined;
}

/**
 * Returns the lead at a fix of the first flight. Without a fix, returns each value at the last fix
 * at which it is known.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the columns differ in length, or the fix is outside them.
 */
export function leadAt(difference: FlightDifference, fix?: number): Lead {
  checkObject('difference', difference, ['aheadM', 'higherM']);
  const { aheadM, higherM } = difference;
  checkColumn('higherM', higherM, { count: aheadM.length });
  if (fix !== undefined) checkInteger('fix', fix, { min: 0, max: aheadM.length - 1 });
  return { aheadM: valueAt(aheadM, fix), higherM: valueAt(higherM, fix) };
}

function valueAt(column: Float32Array, fix: number | undefined): number | undefined {
  const value = fix === undefined ? column.findLast((each) => !Number.isNaN(each)) : column[fix];
  return Number.isNaN(value) ? undefined : value;
}
