import type { FlightDetail } from '@cloudstreet/sdk';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readTrack } from '../track/read-track.js';
import { flightUnpoweredTimes } from '../track/shaded-intervals.js';
import { useTrack } from '../track/use-track.js';
import { analyse } from './open-analyser.js';
import { useFlownPolar } from './use-flown-polar.js';

/**
 * Analyses a flight on this device once track and polar are loaded.
 *
 * @param isEnabled Whether the page shows it.
 */
export function useAnalysis(flight: FlightDetail, isEnabled = true) {
  const { data: track, dataUpdatedAt } = useTrack(flight);
  const { polar, massKg, isPending } = useFlownPolar(flight);
  const unpowered = flightUnpoweredTimes(flight);
  return useQuery({
    queryKey: ['analysis', flight.id, dataUpdatedAt, unpowered, polar, massKg],
    queryFn:
      track && isEnabled && !isPending
        ? () => analyse({ flight: readTrack(track), unpowered, polar, massKg })
        : skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    // Comparing its columns takes long, and each result is new.
    structuralSharing: false,
    meta: { explains: 'all' },
  });
}
