import { checkIntervals } from '../track/check-track.js';
import type { Track } from '../track/track.js';
import { checkOneOf, describeValue } from '../units/check-value.js';
import type { CirclingPhase } from './find-phases.js';

/**
 * Checks a column.
 *
 * @throws {TypeError} If the value is not a column.
 * @throws {RangeError} If it does not have one value per fix.
 */
export function checkColumn(
  name: string,
  column: Float32Array | undefined,
  { count }: Pick<Track, 'count'>,
): void {
  // Columns from a worker may belong to another realm, where `instanceof` fails.
  if (column === undefined || Object.prototype.toString.call(column) !== '[object Float32Array]') {
    throw new TypeError(`${name} must be a Float32Array, not ${describeValue(column)}.`);
  }
  if (column.length === count) return;
  throw new RangeError(`${name} has ${column.length} of ${count} fixes.`);
}

/**
 * Checks a list of phases.
 *
 * @throws {TypeError} If the value is not a list of phases.
 * @throws {RangeError} If a phase is outside the track, has an unknown kind, or begins before the
 *   previous one ends.
 */
export function checkPhases(phases: readonly CirclingPhase[], track: Track): void {
  checkIntervals('phase', phases, track);
  let end = 0;
  for (const { kind, first, last } of phases) {
    checkOneOf('kind', kind, ['thermal', 'attempt']);
    if (first < end) throw new RangeError(`Phase ${first}..${last} begins before ${end}.`);
    end = last;
  }
}
