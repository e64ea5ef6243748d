import { ApiError, isRecord } from './errors.js';

/** Returns the flights of a file that was uploaded before; empty for any other error. */
export function duplicateFlightIds(error: unknown): number[] {
  if (!(error instanceof ApiError) || error.code !== 'DUPLICATE_FILE') return [];
  const ids = isRecord(error.body) ? error.body['flight_ids'] : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
