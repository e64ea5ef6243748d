import type { Messages } from '../../../generated/messages/types.js';
import type { ComparedFlight } from './use-compared.js';

/** Returns the name of the pilot, if it is loaded and public. */
export function nameOf({ detail }: Pick<ComparedFlight, 'detail'>, messages: Messages): string {
  return detail ? (detail.user?.name ?? messages['flight.formerPilot']()) : '…';
}
