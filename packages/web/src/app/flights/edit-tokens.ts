import type { FlightDetail } from '@cloudstreet/sdk';
import { isInForeignFrame } from '../foreign-frame.js';

const KEY = 'cloudstreet.editToken.';

/** Stores the edit tokens of flights uploaded without logging in. */
export function storeEditTokens(flights: readonly FlightDetail[]): void {
  for (const { id, edit_token: token } of flights) {
    if (token) storage()?.setItem(KEY + id, JSON.stringify(token));
  }
}

/** Returns the stored edit token of a flight unless it has expired. */
export function findEditToken(id: number, now: Date): string | undefined {
  const stored = storage()?.getItem(KEY + id);
  if (!stored) return undefined;
  const { token, until } = JSON.parse(stored) as NonNullable<FlightDetail['edit_token']>;
  return now < new Date(until) ? token : undefined;
}

/**
 * Session storage, because another person may use this device next. Some frames have no storage, and
 * foreign frames may not change flights.
 */
function storage(): Storage | undefined {
  if (isInForeignFrame()) return undefined;
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
