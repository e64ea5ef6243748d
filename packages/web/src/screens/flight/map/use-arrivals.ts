import type { AnalysedFlight } from '@cloudstreet/scoring/analyse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { airportQueries } from '@cloudstreet/sdk/react';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { useThrottledCursor } from '@cloudstreet/ui/flight';
import type { MapArrival, NoArrivals } from '@cloudstreet/ui/map/FlightMap';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/context.js';
import { useFlownPolar } from '../analysis/use-flown-polar.js';
import { arrivalsAt, landingPlaces, viewWithReach } from './arrivals-at.js';

const NONE: readonly MapArrival[] = [];

export interface ArrivalsInput {
  flight: FlightDetail;
  analysed: AnalysedFlight | undefined;
  cursor: CursorStore;
  /** Whether the reader requested them. */
  isShown: boolean;
  /** Whether a replay runs, in which the cursor is never at rest. */
  isPlaying: boolean;
}

export interface Arrivals {
  /** Undefined if they cannot be computed for this flight. */
  arrivals: readonly MapArrival[] | undefined;
  noArrivals: NoArrivals | undefined;
}

/**
 * Returns the arrival heights at airports around the cursor at rest. Airports that failed to load
 * are requested again when the user switches the heights on again.
 */
export function useArrivals(input: ArrivalsInput): Arrivals {
  const { flight, analysed, cursor, isShown, isPlaying } = input;
  const { bbox, mass: massKg } = flight;
  const { api } = useApp();
  const { polar } = useFlownPolar(flight);
  const canTell = polar !== undefined && analysed !== undefined && bbox !== undefined;
  const { data, isLoadingError } = useQuery({
    ...airportQueries.inView(api, bbox ? viewWithReach(bbox) : [0, 0, 0, 0]),
    enabled: canTell && isShown,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  // New heights redraw the whole map, which would delay a moving pointer.
  const timeS = useThrottledCursor(cursor, {
    isEnabled: isShown,
    ...(!isPlaying && { intervalMs: Number.POSITIVE_INFINITY }),
  });
  const places = useMemo(() => data && landingPlaces(data), [data]);
  const arrivals = useMemo(
    () =>
      canTell && isShown && places && timeS !== null
        ? arrivalsAt(analysed, timeS, places, { polar, massKg })
        : undefined,
    [canTell, isShown, places, timeS, analysed, polar, massKg],
  );
  return {
    arrivals: canTell ? (arrivals ?? NONE) : undefined,
    noArrivals: isLoadingError ? 'failed' : arrivals?.length === 0 ? 'noneNear' : undefined,
  };
}
