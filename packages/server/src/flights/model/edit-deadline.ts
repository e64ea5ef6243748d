import type { FlightRow } from './flight-row.js';

const TWO_DAYS_MS = 2 * 86_400_000;

/**
 * Returns the time from which changes that affect the score are locked. A flight that counts is
 * locked when claims end. The uploader of any other flight has at least two days from the upload,
 * however old the flight is. A flight that was uploaded in time may count once it is complete.
 */
export function editDeadline({
  rank,
  status,
  created,
  edit_allowed_until: claimDeadline,
}: Pick<FlightRow, 'rank' | 'status' | 'created' | 'edit_allowed_until'>): Date {
  // A pending flight that was claimed in time may count.
  const counts = rank || (status === 'pending' && created <= claimDeadline);
  if (counts) return claimDeadline;
  return new Date(Math.max(claimDeadline.getTime(), created.getTime() + TWO_DAYS_MS));
}
