import type { FlightDetail } from '@cloudstreet/sdk';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTrack } from '../use-track.js';
import { analyse } from './open-analyser.js';

/** How a flight was flown, reckoned on this device once its track is there. */
export function useAnalysis(flight: Pick<FlightDetail, 'id' | 'status'>) {
  const { data: track, dataUpdatedAt } = useTrack(flight);
  return useQuery({
    queryKey: ['analysis', flight.id, dataUpdatedAt],
    queryFn: track ? () => analyse({ flight: track }) : skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    // Its columns are compared by nobody.
    structuralSharing: false,
    meta: { explains: 'all' },
  });
}
