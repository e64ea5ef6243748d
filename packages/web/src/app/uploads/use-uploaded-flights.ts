import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../context.js';
import type { UploadItem } from './upload-queue.js';

/** Flights are scored in turn, so that only the first few are polled. */
const POLLED = 3;

/** Returns the flights of uploaded files, and follows them until they are scored. */
export function useUploadedFlights(items: readonly UploadItem[]): readonly FlightDetail[] {
  const { api, queryClient } = useApp();
  const stored = items.flatMap(({ state }) => (state.name === 'done' ? state.flights : []));
  const polled = new Set(stored.filter(isAwaited).slice(0, POLLED));
  const results = useQueries({
    queries: stored.map((flight) => ({
      ...flightQueries.detail(api, flight.id),
      enabled: polled.has(flight),
      // The tile stays as it was.
      meta: { explains: 'all' },
    })),
  });
  return stored.map((flight, index) => results[index]?.data ?? flight);

  function isAwaited({ id, status }: FlightDetail): boolean {
    const state = queryClient.getQueryState(flightQueries.detail(api, id).queryKey);
    return state?.status !== 'error' && awaitsScore(state?.data?.status ?? status);
  }
}
