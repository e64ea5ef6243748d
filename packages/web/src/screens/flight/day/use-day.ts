import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { loadDay } from './load-day.js';

/** A picture of the progress for so many bytes. */
const STEP_BYTES = 250_000;

/** The flights of a day for their replay, and how much of them is loaded. */
export function useDay(query: QueryParameters<'getFlightDay'>) {
  const { api } = useApp();
  const [loadedBytes, setLoadedBytes] = useState(0);
  const day = useQuery({
    // Reckoned from an answer, and too large to be kept on the device.
    queryKey: ['analysis', 'day', query],
    queryFn: ({ signal }) =>
      loadDay(api, query, {
        signal,
        onProgress: (bytes) => setLoadedBytes(bytes - (bytes % STEP_BYTES)),
      }),
    staleTime: 300_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Its columns are compared by nobody.
    structuralSharing: false,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  return { ...day, loadedBytes };
}
