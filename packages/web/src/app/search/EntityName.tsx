import { getAirport, getClub } from '@cloudstreet/sdk/operations';
import {
  aircraftQueries,
  groupQueries,
  operationQuery,
  searchQueries,
  userQueries,
} from '@cloudstreet/sdk/react';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../context.js';
import type { EntityFilter } from './flight-search.js';

export interface EntityNameProps {
  kind: EntityFilter;
  id: number;
  /** Renders the name. Until it is known, renders kind and id. */
  children: (name: string) => ReactNode;
}

/** Name of an object whose id is in the URL. */
export function EntityName({ kind, id, children }: EntityNameProps) {
  const kitMessages = useKitMessages();
  return children(useName(kind, id) ?? `${kitMessages['search.kind']({ kind })} ${id}`);
}

function useName(kind: EntityFilter, id: number): string | undefined {
  const { api } = useApp();
  // An unknown id is shown as it is. The empty list explains it.
  const quiet = { throwOnError: false, retry: false, meta: { explains: [404] } } as const;
  const user = useQuery({ ...userQueries.detail(api, id), ...quiet, enabled: kind === 'user' });
  const club = useQuery({
    ...operationQuery(api, getClub, { id }),
    ...quiet,
    enabled: kind === 'club',
  });
  const airport = useQuery({
    ...operationQuery(api, getAirport, { id }),
    ...quiet,
    enabled: kind === 'airport',
  });
  const aircraft = useQuery({
    ...aircraftQueries.simple(api, id),
    ...quiet,
    enabled: kind === 'aircraft',
  });
  return { user, club, airport, aircraft }[kind].data?.name;
}

/** Name of a region, or its code until the name is known. */
export function RegionName({
  id,
  children,
}: {
  id: string;
  children: (name: string) => ReactNode;
}) {
  const { api } = useApp();
  const kitMessages = useKitMessages();
  // Regions are found by their codes as well.
  const { data } = useQuery({
    ...searchQueries.hits(api, { name: id, kinds: ['region'], limit: 50 }),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const found = data?.find((hit) => hit.id === id);
  return children(found?.name ?? kitMessages['filter.region']({ id }));
}

/** Name of a group of pilots, or its id until the name is known. */
export function GroupName({ id, children }: { id: number; children: (name: string) => ReactNode }) {
  const { api } = useApp();
  const { data } = useQuery({
    ...groupQueries.detail(api, id),
    throwOnError: false,
    retry: false,
    meta: { explains: [404] },
  });
  return children(data?.name ?? String(id));
}
