import { isInformational, legsInArea } from '@cloudstreet/scoring/airspace';
import { boundingBox } from '@cloudstreet/scoring/geo';
import type { Airspace } from '@cloudstreet/sdk';
import { listAirspaces } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../app/context.js';
import { mapAirspaces } from '../../app/map/map-airspaces.js';
import type { Plan } from './plan.js';

/** An airspace on the legs of a plan. */
export interface CrossedAirspace {
  readonly airspace: Airspace;
  /** Indexes of the legs, from 0. */
  readonly legs: readonly number[];
}

/** Loads the airspaces of a day around a plan, and finds those that its legs cross. */
export function useCrossedAirspaces({ points }: Pick<Plan, 'points'>, date: string) {
  const { api } = useApp();
  const box = points.length > 1 ? boundingBox(points) : undefined;
  const { data, isPlaceholderData } = useQuery({
    ...operationQuery(api, listAirspaces, {
      bbox: box ? [...box] : [0, 0, 0, 0],
      date,
    }),
    enabled: box !== undefined,
    placeholderData: keepPreviousData,
    // The task can be planned without airspaces.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return useMemo(() => {
    if (!data || points.length < 2) return undefined;
    const crossed = data.airspace.flatMap((airspace): CrossedAirspace[] => {
      if (isInformational(airspace)) return [];
      const outline = (airspace.geom.coordinates[0] ?? []).map(([lon, lat]) => [lon, lat] as const);
      const legs = legsInArea(points, outline);
      return legs.length > 0 ? [{ airspace, legs }] : [];
    });
    return {
      crossed,
      shown: mapAirspaces(data.airspace, { time_zone: 'UTC' }),
      // Responses that leave out the widest airspaces are not a clearance.
      isWhole: data.total === data.airspace.length,
      // Nor are those of a server without airspaces.
      isKnown: data.total > 0,
      isLoading: isPlaceholderData,
    };
  }, [data, isPlaceholderData, points]);
}
