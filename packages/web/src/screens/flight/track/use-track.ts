import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';

/** The track of a flight; there is none to ask for until the flight has its score. */
export function useTrack({ id, status }: Pick<FlightDetail, 'id' | 'status'>) {
  const { api } = useApp();
  return useQuery({
    ...flightQueries.track(api, id),
    enabled: !awaitsScore(status),
    // A flight without a track is still a flight.
    throwOnError: false,
  });
}
