import type { FlightDetail } from '@cloudstreet/sdk';
import { useApp } from '../context.js';
import { useMe } from '../session.js';
import { findEditToken } from './edit-tokens.js';

export interface FlightRights {
  /** Whether the user is the pilot, the co-pilot of a deleted pilot, or a superuser. */
  readonly isOwn: boolean;
  /** Id of the user, if they are the registered co-pilot of another pilot. */
  readonly coPilotId: number | undefined;
  /**
   * Whether the user can edit the flight: as its owner, or because they uploaded it on this device
   * without signing in.
   */
  readonly mayEdit: boolean;
  /** Token that allows editing without signing in as the pilot. */
  readonly editToken: string | undefined;
  /** Whether the deadline has passed by the server's clock, so that scoring details are locked. */
  readonly isLocked: boolean;
  /**
   * Whether the user can delete the flight. Superusers always can, and so can pilots whose flights
   * were uploaded by others.
   */
  readonly mayDelete: boolean;
}

/** Returns the permissions of the user on a flight. */
export function useFlightRights(flight: FlightDetail): FlightRights {
  const { id, user, edit_locked: isLocked, anonymous_upload: isOfOthers = false } = flight;
  const { now } = useApp();
  const me = useMe();
  const isSuperuser = me?.is_superuser === true;
  const isCoPilot = me != null && user !== undefined && me.id === flight.co_user?.id;
  const isOwn = isSuperuser || (me != null && me.id === (user ?? flight.co_user)?.id);
  const editToken = isOwn ? undefined : findEditToken(id, now());
  return {
    isOwn,
    coPilotId: isCoPilot ? me.id : undefined,
    mayEdit: isOwn || editToken !== undefined,
    editToken,
    isLocked,
    mayDelete: isOwn && (isSuperuser || isOfOthers || !isLocked),
  };
}
