import type { FlightDetail } from '@cloudstreet/sdk';

const KEY = 'cloudstreet.editRight.';

/** Keeps the rights to edit of flights that were uploaded without logging in. */
export function keepEditRights(flights: readonly FlightDetail[]): void {
  for (const { id, edit_right: right } of flights) {
    if (right) storage()?.setItem(KEY + id, JSON.stringify(right));
  }
}

/** The right to edit a flight that is kept here and not over, for the header of the call. */
export function findEditRight(id: number, now: Date): string | undefined {
  const kept = storage()?.getItem(KEY + id);
  if (!kept) return undefined;
  const { token, until } = JSON.parse(kept) as NonNullable<FlightDetail['edit_right']>;
  return now < new Date(until) ? token : undefined;
}

/** Lives as long as the tab, for others may use this device next; some frames have none. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
