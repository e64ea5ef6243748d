import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';

/** Loads the track of a flight, which exists once the flight is scored. */
export function useTrack({ id, status }: Pick<FlightDetail, 'id' | 'status'>) {
  const { api } = useApp();
  return useQuery({
    ...flightQueries.track(api, id, useFlightAccess(id)),
    enabled: !awaitsScore(status),
    // The page also works without a track.
    throwOnError: false,
  });
}
