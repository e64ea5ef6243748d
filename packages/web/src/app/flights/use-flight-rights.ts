import type { FlightDetail } from '@cloudstreet/sdk';
import { useMe } from '../session.js';

export interface FlightRights {
  /** Whether this is the flight's own pilot, its co-pilot where the pilot has left, or a superuser. */
  readonly mayEdit: boolean;
  /** Whether the deadline has passed, by the server's clock: what bears on the score is fixed. */
  readonly isLocked: boolean;
  /** Superusers may at any time. */
  readonly mayDelete: boolean;
}

/** What the reader may do with a flight. */
export function useFlightRights({ user, ...flight }: FlightDetail): FlightRights {
  const isLocked = flight.edit_locked;
  const me = useMe();
  const isSuperuser = me?.is_superuser === true;
  const mayEdit = isSuperuser || (me != null && me.id === (user ?? flight.co_user)?.id);
  return { mayEdit, isLocked, mayDelete: mayEdit && (isSuperuser || !isLocked) };
}
