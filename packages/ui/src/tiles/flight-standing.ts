import type { Flight } from '@cloudstreet/sdk';
import type { Messages } from '../generated/messages/types.js';

/** How a flight stands, as tiles and rows show it. */
export interface FlightStanding {
  /** Shown grey: it has a score that does not count. */
  isGrey: boolean;
  /** Its points are still to come. */
  isWaiting: boolean;
  /** What is to be said about it in words, if anything. */
  remark: string | undefined;
}

export function flightStanding(
  { status, rank }: Pick<Flight, 'status' | 'rank'>,
  messages: Messages,
): FlightStanding {
  if (status === 'pending' || status === 'scoring') {
    const remark = messages[status === 'pending' ? 'flight.waiting' : 'flight.scoring']();
    return { isGrey: false, isWaiting: true, remark };
  }
  if (status === 'invalid') {
    return { isGrey: true, isWaiting: false, remark: messages['flight.notValid']() };
  }
  return {
    isGrey: !rank,
    isWaiting: false,
    remark: rank ? undefined : messages['flight.notRanked'](),
  };
}
