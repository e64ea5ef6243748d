import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { isNotFound } from '../errors/error-toast.js';
import { flightAccess } from '../flights/use-flight-access.js';
import type { UploadItem } from './upload-queue.js';

/** Flights are scored in turn, so that only the first few are polled. */
const POLLED = 3;
/** Interval after a failed request. */
const RETRY_MS = 10_000;

/** Returns the flights of uploaded files, and follows them until they are scored. */
export function useUploadedFlights(items: readonly UploadItem[]): readonly FlightDetail[] {
  const { api, queryClient, now } = useApp();
  const stored = items.flatMap(({ state }) => (state.name === 'done' ? state.flights : []));
  const polled = new Set(stored.filter(isAwaited).slice(0, POLLED));
  const results = useQueries({
    queries: stored.map((flight) => ({
      ...flightQueries.detail(api, flight.id, flightAccess(flight.id, undefined, now())),
      enabled: polled.has(flight),
      ...(stateOf(flight)?.error && { refetchInterval: RETRY_MS }),
      // The tile stays as it was.
      meta: { explains: 'all' },
      throwOnError: false,
    })),
  });
  return stored.map((flight, index) => results[index]?.data ?? flight);

  function isAwaited(flight: FlightDetail): boolean {
    const state = stateOf(flight);
    if (state?.error && isNotFound(state.error)) return false;
    return awaitsScore(state?.data?.status ?? flight.status);
  }

  function stateOf({ id }: FlightDetail) {
    return queryClient.getQueryState(flightQueries.detail(api, id).queryKey);
  }
}
