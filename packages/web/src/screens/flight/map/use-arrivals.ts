import type { AnalysedFlight } from '@cloudstreet/scoring/analyse';
import type { FlightDetail, Waypoint } from '@cloudstreet/sdk';
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
/** In a replay, heights change more slowly than the glider: there may be hundreds. */
const REPLAY_INTERVAL_MS = 500;

export interface ArrivalsInput {
  flight: FlightDetail;
  analysed: AnalysedFlight | undefined;
  cursor: CursorStore;
  /** Whether the reader requested them. */
  isShown: boolean;
  /** Waypoints instead of the airports. */
  waypoints: ChosenWaypoints | undefined;
  /** Whether a replay runs, in which the cursor is never at rest. */
  isPlaying: boolean;
}

/** Content of a collection; undefined while it is loading. */
export interface ChosenWaypoints {
  readonly content: readonly Waypoint[] | undefined;
  readonly hasFailed: boolean;
}

export interface Arrivals {
  /** Undefined if they cannot be computed for this flight. */
  arrivals: readonly MapArrival[] | undefined;
  noArrivals: NoArrivals | undefined;
}

/**
 * Returns the arrival heights at airports or waypoints around the cursor at rest. Airports that
 * failed to load are requested again when the user switches the heights on again.
 */
export function useArrivals(input: ArrivalsInput): Arrivals {
  const { flight, analysed, cursor, isShown, waypoints, isPlaying } = input;
  const { bbox, mass: massKg } = flight;
  const { api } = useApp();
  const { polar } = useFlownPolar(flight);
  const canTell = polar !== undefined && analysed !== undefined && bbox !== undefined;
  const { data, isLoadingError } = useQuery({
    ...airportQueries.inView(api, bbox ? viewWithReach(bbox) : [0, 0, 0, 0]),
    enabled: canTell && isShown && !waypoints,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  // New heights redraw the whole map, which would delay a moving pointer.
  const timeS = useThrottledCursor(cursor, {
    isEnabled: isShown,
    intervalMs: isPlaying ? REPLAY_INTERVAL_MS : Number.POSITIVE_INFINITY,
  });
  const landable = waypoints ? waypoints.content : data;
  const places = useMemo(() => landable && landingPlaces(landable), [landable]);
  const arrivals = useMemo(
    () =>
      canTell && isShown && places && timeS !== null
        ? arrivalsAt(analysed, timeS, places, { polar, massKg })
        : undefined,
    [canTell, isShown, places, timeS, analysed, polar, massKg],
  );
  const hasFailed = waypoints ? waypoints.hasFailed : isLoadingError;
  const failed = waypoints ? 'waypointsFailed' : 'failed';
  const none = waypoints ? 'noWaypointNear' : 'noneNear';
  return {
    arrivals: canTell ? (arrivals ?? NONE) : undefined,
    noArrivals: hasFailed ? failed : arrivals?.length === 0 ? none : undefined,
  };
}
