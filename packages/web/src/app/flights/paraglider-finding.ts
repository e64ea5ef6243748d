import type { FlightDetail } from '@cloudstreet/sdk';

/**
 * Returns the finding that a flight was flown with a paraglider, if it explains why the flight is
 * not ranked. Another aircraft does not help a flight that is late or has an invalid file.
 */
export function paragliderFinding({ rank, active_errors, not_ranked_reason }: FlightDetail) {
  if (rank || ['late', 'file', 'not_public'].includes(not_ranked_reason ?? '')) return undefined;
  return active_errors.find(({ token }) => token === 'PARAGLIDER_SUSPECTED');
}
