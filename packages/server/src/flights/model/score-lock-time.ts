import type { FlightRow } from './flight-row.js';

const TWO_DAYS_MS = 2 * 86_400_000;

/**
 * Returns the time from which changes that affect the score are locked. A flight that counts is
 * locked at the upload deadline. The uploader of any other flight has at least two days from the
 * upload, however old the flight is.
 */
export function scoreLockTime({
  rank,
  status,
  created,
  edit_allowed_until: uploadDeadline,
}: Pick<FlightRow, 'rank' | 'status' | 'created' | 'edit_allowed_until'>): Date {
  // A pending flight that was uploaded in time may count.
  const counts = rank || (status === 'pending' && created <= uploadDeadline);
  if (counts) return uploadDeadline;
  return new Date(Math.max(uploadDeadline.getTime(), created.getTime() + TWO_DAYS_MS));
}
