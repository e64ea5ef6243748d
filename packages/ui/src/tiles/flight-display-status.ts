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
  {
    status,
    rank,
    visibility = 'public',
    not_ranked_reason: reason,
  }: Pick<Flight, 'status' | 'rank' | 'visibility' | 'not_ranked_reason'>,
  messages: Messages,
): FlightDisplayStatus {
  if (status === 'pending' || status === 'scoring') {
    const remark = messages[status === 'pending' ? 'flight.waiting' : 'flight.scoring']();
    return { isGrey: false, isWaiting: true, remark };
  }
  if (visibility !== 'public') {
    const remark = messages['flight.visibility']({ visibility });
    return { isGrey: true, isWaiting: false, remark };
  }
  if (rank && status === 'valid') return { isGrey: false, isWaiting: false, remark: undefined };
  const name = status === 'invalid' ? 'flight.notValid' : REASONS[reason ?? 'other'];
  return { isGrey: true, isWaiting: false, remark: messages[name]() };
}

const REASONS = {
  file: 'flight.notValid',
  late: 'flight.tooLate',
  co_pilot: 'flight.flownAsCoPilot',
  no_index: 'flight.noIndex',
  not_public: 'flight.notRanked',
  other: 'flight.notRanked',
} as const;
