import type { FlightDetail } from '@cloudstreet/sdk';

/** Returns the finding that a flight was flown with a paraglider, if it explains why it is not ranked. */
export function paragliderFinding({ rank, active_errors: findings }: FlightDetail) {
  return rank ? undefined : findings.find(({ token }) => token === 'PARAGLIDER_SUSPECTED');
}
