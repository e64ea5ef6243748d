import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { loadDay } from './load-day.js';

/** Number of bytes after which the progress is rendered again. */
const STEP_BYTES = 250_000;

/** The flights of a day for their replay, and the progress of loading them. */
export function useDay(query: QueryParameters<'getFlightDay'>) {
  const { api } = useApp();
  const [loadedBytes, setLoadedBytes] = useState(0);
  const day = useQuery({
    // Computed from a response, and too large to be stored on the device.
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
    // Comparing its columns takes long, and each result is new.
    structuralSharing: false,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  return { ...day, loadedBytes };
}
