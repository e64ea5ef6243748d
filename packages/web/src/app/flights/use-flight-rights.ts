import type { FlightDetail } from '@cloudstreet/sdk';
import { useNow } from '../context.js';
import { useMe } from '../session.js';

export interface FlightRights {
  /** Whether this is the flight's own pilot, or a superuser. */
  readonly mayEdit: boolean;
  /** Whether the deadline has passed: what bears on the score is fixed. */
  readonly isLocked: boolean;
}

/** What the reader may do with a flight. */
export function useFlightRights({ user, edit_allowed_until: until }: FlightDetail): FlightRights {
  const me = useMe();
  const now = useNow();
  return {
    mayEdit: me?.is_superuser === true || me?.id === user.id,
    isLocked: now.getTime() >= Date.parse(until),
  };
}
