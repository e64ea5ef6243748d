import type { AircraftKind } from '../reference/records.js';

/** Whether the windows that are scored of an aircraft are those in which its motor did not run. */
export function hasMotor(kind: AircraftKind | undefined): boolean {
  return kind === 'MG' || kind === 'FG';
}
