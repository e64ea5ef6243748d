import { ApiError, isRecord } from './errors.js';

/** The flights of a file that was uploaded before; empty when the error is another. */
export function duplicateFlightIds(error: unknown): number[] {
  if (!(error instanceof ApiError) || error.code !== 'DUPLICATE_FILE') return [];
  const ids = isRecord(error.body) ? error.body['flight_ids'] : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
