import { dehydrate, hydrate } from '@tanstack/react-query';
import type { AppContext } from '../context.js';
import { openDevice } from './device-store.js';

type Parts = Pick<AppContext, 'api' | 'queryClient'>;

const LAST = 'last';
/** What a reader has seen lately is what he may look for again. */
const MAX = 60;
/** Programs that may use the account, and what is reckoned again from the rest. */
const NEVER_KEPT = new Set<unknown>(['auth', 'analysis']);

/**
 * Keeps what the pages show for a start without a connection.
 *
 * @param since When whoever reads now signed in or out, as a timestamp: what was asked for before was another's.
 */
export async function keep({ api, queryClient }: Parts, since = 0): Promise<void> {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state: { status, dataUpdatedAt }, queryKey }) =>
      status === 'success' && dataUpdatedAt >= since && !NEVER_KEPT.has(queryKey[0]),
    shouldDehydrateMutation: () => false,
  });
  const queries = state.queries
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, MAX)
    .map(({ queryKey, queryHash, dehydratedAt, state: known }) => ({
      queryKey,
      queryHash,
      dehydratedAt,
      state: { ...known, fetchMeta: null },
    }))
    .filter(isStorable);
  const token = api.session.store.get()?.access_token;
  const kept = { state: { mutations: [], queries }, ...(token !== undefined && { token }) };
  const device = await openDevice();
  await device.put('answers', kept, LAST);
  device.close();
}

/** Shows again what was kept, to nobody but whom it was shown to. */
export async function restore({ api, queryClient }: Parts): Promise<void> {
  const device = await openDevice();
  const kept = await device.get('answers', LAST);
  device.close();
  if (kept && kept.token === api.session.store.get()?.access_token) {
    hydrate(queryClient, kept.state);
  }
}

export async function forget(): Promise<void> {
  const device = await openDevice();
  await device.delete('answers', LAST);
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
