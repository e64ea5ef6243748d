import { describeValue } from '../units/check-value.js';
import type { Track } from './track.js';

/** Ground elevation under each fix in metres above mean sea level; NaN where unknown. */
export type GroundColumn = Int16Array | Float32Array;

/**
 * Checks a column of ground elevations.
 *
 * @throws {TypeError} If the value is not such a column.
 * @throws {RangeError} If it does not have one value per fix.
 */
export function checkGround(groundM: GroundColumn | undefined, { count }: Pick<Track, 'count'>) {
  if (groundM === undefined) return;
  if (!(groundM instanceof Int16Array || groundM instanceof Float32Array)) {
    throw new TypeError(
      `groundM must be an Int16Array or a Float32Array, not ${describeValue(groundM)}.`,
    );
  }
  if (groundM.length === count) return;
  throw new RangeError(`groundM has ${groundM.length} of ${count} fixes.`);
}
