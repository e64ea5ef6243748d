import type { FlightDetail } from '@cloudstreet/sdk';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useHasFirstPicture } from '../first-picture.js';
import { readTrack } from '../track/read-track.js';
import { flightUnpoweredTimes } from '../track/shaded-intervals.js';
import { useTrack } from '../track/use-track.js';
import { analyse } from './open-analyser.js';
import { useFlownPolar } from './use-flown-polar.js';

/**
 * How a flight was flown, reckoned on this device once its track and its polar are there.
 *
 * @param isWanted Whether anybody looks at it.
 */
export function useAnalysis(flight: FlightDetail, isWanted = true) {
  const { data: track, dataUpdatedAt } = useTrack(flight);
  const { polar, massKg, isPending } = useFlownPolar(flight);
  const hasPicture = useHasFirstPicture();
  const unpowered = flightUnpoweredTimes(flight);
  return useQuery({
    queryKey: ['analysis', flight.id, dataUpdatedAt, unpowered, polar, massKg],
    queryFn:
      track && isWanted && hasPicture && !isPending
        ? () => analyse({ flight: readTrack(track), unpowered, polar, massKg })
        : skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    // Its columns are compared by nobody.
    structuralSharing: false,
    meta: { explains: 'all' },
  });
}
