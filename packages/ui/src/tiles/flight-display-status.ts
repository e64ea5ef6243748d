import type { Flight } from '@cloudstreet/sdk';
import type { Messages } from '../generated/messages/types.js';

/** Status of a flight in tiles and rows. */
export interface FlightDisplayStatus {
  /** Whether it is grey because the score does not count. */
  isGrey: boolean;
  /** Whether the score is still pending. */
  isWaiting: boolean;
  /** Explanation, if any. */
  remark: string | undefined;
}

export function flightDisplayStatus(
  { status, rank }: Pick<Flight, 'status' | 'rank'>,
  messages: Messages,
): FlightDisplayStatus {
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
