import { aircraftPolar } from '@cloudstreet/scoring/flight';
import type { Polar } from '@cloudstreet/scoring/polar';
import type { FlightDetail } from '@cloudstreet/sdk';
import { aircraftQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/context.js';

export interface FlownPolar {
  /** Absent where it is not known. */
  readonly polar: Polar | undefined;
  /** It may still come. */
  readonly isPending: boolean;
}

/** The polar of the aircraft that was flown. */
export function useFlownPolar({ aircraft }: Pick<FlightDetail, 'aircraft'>): FlownPolar {
  const { api } = useApp();
  const id = aircraft?.id;
  const { data, isLoading } = useQuery({
    ...aircraftQueries.simple(api, id ?? 0),
    enabled: id !== undefined,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const polar = useMemo(() => data && aircraftPolar(data), [data]);
  return { polar, isPending: isLoading };
}
