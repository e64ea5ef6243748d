import { checkInteger, checkObject } from '../units/check-value.js';
import { checkColumn } from './check-columns.js';
import type { FlightDifference } from './flight-difference.js';

/** Lead of one flight over another at one moment. */
export interface Lead {
  /** Positive if it is ahead; undefined if unknown. */
  readonly aheadM: number | undefined;
  /** Positive if it is higher; undefined if unknown. */
  readonly higherM: number | undefined;
}

/**
 * Returns the lead at a fix of the first flight; without a fix, each of its parts at the last fix
 * at which it is known.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the columns differ in length, or the fix is not among them.
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
