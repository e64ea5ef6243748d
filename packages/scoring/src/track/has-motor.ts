import { type AircraftKind, checkKind } from './engine-runs.js';

/**
 * Tells whether the scoring windows of a kind of aircraft are the stretches on which its motor did
 * not run: so it is of motor gliders and of those with a front electric sustainer.
 *
 * @param kind Not known where left out; then none is.
 * @throws {RangeError} If there is no such kind of aircraft.
 */
export function hasMotor(kind: AircraftKind | undefined): boolean {
  if (kind !== undefined) checkKind(kind);
  return kind === 'MG' || kind === 'FG';
}
