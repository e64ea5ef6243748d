import { type AircraftKind, checkKind } from './engine-runs.js';

/**
 * Tells whether a kind of aircraft has an engine, so that it flies without help only where that does
 * not run: motor gliders, and those with a front electric sustainer.
 *
 * @param kind Not known where left out; then none is.
 * @throws {RangeError} If there is no such kind of aircraft.
 */
export function hasEngine(kind: AircraftKind | undefined): boolean {
  if (kind !== undefined) checkKind(kind);
  return kind === 'MG' || kind === 'FG';
}
