import type { FlightDetail } from '@cloudstreet/sdk';
import { useApp } from '../context.js';
import { useMe } from '../session.js';
import { findEditToken } from './edit-tokens.js';

export interface FlightRights {
  /** Whether this is the pilot, the co-pilot of a deleted pilot, or a superuser. */
  readonly isOwn: boolean;
  /** The same, or who has uploaded the flight here without logging in. */
  readonly mayEdit: boolean;
  /** Token that allows the change if the visitor is not logged in as its pilot. */
  readonly editToken: string | undefined;
  /** Whether the deadline has passed by the server's clock: scoring details are locked. */
  readonly isLocked: boolean;
  /** Superusers can at any time, and so can pilots whose flights were uploaded by others. */
  readonly mayDelete: boolean;
}

/** Returns the permissions of the user on a flight. */
export function useFlightRights(flight: FlightDetail): FlightRights {
  const { id, user, edit_locked: isLocked, anonymous_upload: isOfOthers = false } = flight;
  const { now } = useApp();
  const me = useMe();
  const isSuperuser = me?.is_superuser === true;
  const isOwn = isSuperuser || (me != null && me.id === (user ?? flight.co_user)?.id);
  const editToken = isOwn ? undefined : findEditToken(id, now());
  return {
    isOwn,
    mayEdit: isOwn || editToken !== undefined,
    editToken,
    isLocked,
    mayDelete: isOwn && (isSuperuser || isOfOthers || !isLocked),
  };
}
