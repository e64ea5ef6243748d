import type { Messages } from '../../../generated/messages/types.js';
import type { ComparedFlight } from './use-compared.js';

/** Who flew it, as far as that is known yet and still told. */
export function nameOf({ detail }: Pick<ComparedFlight, 'detail'>, messages: Messages): string {
  return detail ? (detail.user?.name ?? messages['flight.formerPilot']()) : '…';
}
