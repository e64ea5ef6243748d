import { type AircraftKind, checkKind } from './engine-runs.js';

/**
 * Returns whether a kind of aircraft has an engine: motor gliders, and gliders with a front
 * electric sustainer.
 *
 * @param kind Omit it if unknown; then the result is false.
 * @throws {RangeError} If the kind of aircraft is unknown.
 */
export function hasEngine(kind: AircraftKind | undefined): boolean {
  if (kind !== undefined) checkKind(kind);
  return kind === 'MG' || kind === 'FG';
}
