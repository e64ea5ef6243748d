import { dehydrate, hydrate } from '@tanstack/react-query';
import type { AppContext } from '../context.js';
import { openDevice } from './device-store.js';

type Parts = Pick<AppContext, 'api' | 'queryClient'>;

const LAST = 'last';
/** Maximum number of saved queries. Users return to what they saw last. */
const MAX_QUERIES = 60;
/** Authorised programs are confidential, and analyses are computed from other queries. */
const NEVER_PERSISTED = new Set<unknown>(['auth', 'analysis']);

/**
 * Saves query results on the device, so that the application can start without a connection.
 *
 * @param since Time of the last sign-in or sign-out. Older results belong to another user.
 */
export async function persistQueries({ api, queryClient }: Parts, since = 0): Promise<void> {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state: { status, dataUpdatedAt }, queryKey }) =>
      status === 'success' && dataUpdatedAt >= since && !NEVER_PERSISTED.has(queryKey[0]),
    shouldDehydrateMutation: () => false,
  });
  const queries = state.queries
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, MAX_QUERIES)
    .map(({ queryKey, queryHash, dehydratedAt, state: known }) => ({
      queryKey,
      queryHash,
      dehydratedAt,
      state: { ...known, fetchMeta: null },
    }))
    .filter(isStorable);
  const token = api.session.store.get()?.access_token;
  const persisted = { state: { mutations: [], queries }, ...(token !== undefined && { token }) };
  const device = await openDevice();
  await device.put('queries', persisted, LAST);
  device.close();
}

/** Restores saved query results if the same user is signed in. */
export async function restoreQueries({ api, queryClient }: Parts): Promise<void> {
  const device = await openDevice();
  const persisted = await device.get('queries', LAST);
  device.close();
  if (persisted && persisted.token === api.session.store.get()?.access_token) {
    hydrate(queryClient, persisted.state);
  }
}

export async function clearPersistedQueries(): Promise<void> {
  const device = await openDevice();
  await device.delete('queries', LAST);
  device.close();
}

function isStorable(query: object): boolean {
  try {
    structuredClone(query);
    return true;
  } catch {
    return false;
  }
}
