import { getAirport, getClub } from '@cloudstreet/sdk/operations';
import { aircraftQueries, operationQuery, userQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import type { EntityFilter } from './flight-search.js';

/**
 * Returns the name of an object. Undefined until it is known.
 *
 * @param id Undefined if there is no object.
 */
export function useEntityName(kind: EntityFilter, id: number | undefined): string | undefined {
  const { api } = useApp();
  // An unknown id is shown as it is. The empty list explains it.
  const optionsFor = (of: EntityFilter) =>
    ({
      throwOnError: false,
      retry: false,
      meta: { explains: [404] },
      enabled: kind === of && id !== undefined,
    }) as const;
  const known = id ?? 0;
  const user = useQuery({ ...userQueries.detail(api, known), ...optionsFor('user') });
  const club = useQuery({ ...operationQuery(api, getClub, { id: known }), ...optionsFor('club') });
  const airport = useQuery({
    ...operationQuery(api, getAirport, { id: known }),
    ...optionsFor('airport'),
  });
  const aircraft = useQuery({ ...aircraftQueries.simple(api, known), ...optionsFor('aircraft') });
  return { user, club, airport, aircraft }[kind].data?.name;
}
