import { aircraftPolar, isPolarMass, type Polar } from '@cloudstreet/scoring/analyse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { aircraftQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/context.js';

export interface FlownPolar {
  /** Absent if unknown. */
  readonly polar: Polar | undefined;
  /** Takeoff mass. Absent if unknown or outside the range of the polar. */
  readonly massKg: number | undefined;
  /** Whether it is still loading. */
  readonly isPending: boolean;
}

/** Returns the polar of the flown aircraft and its takeoff mass. */
export function useFlownPolar({
  aircraft,
  mass,
}: Pick<FlightDetail, 'aircraft' | 'mass'>): FlownPolar {
  const { api } = useApp();
  const id = aircraft?.id;
  const { data, isLoading } = useQuery({
    ...aircraftQueries.simple(api, id ?? 0),
    enabled: id !== undefined,
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const polar = useMemo(() => data && aircraftPolar(data), [data]);
  return { polar, massKg: flownMassKg(polar, mass), isPending: isLoading };
}

/** Returns the entered mass, if it is within the range of the polar. */
export function flownMassKg(
  polar: Polar | undefined,
  massKg: number | undefined,
): number | undefined {
  return polar && massKg !== undefined && isPolarMass(polar, massKg) ? massKg : undefined;
}
