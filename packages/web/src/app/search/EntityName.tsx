import { groupQueries, searchQueries } from '@cloudstreet/sdk/react';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../context.js';
import type { EntityFilter } from './flight-search.js';
import { useEntityName } from './use-entity-name.js';

export interface EntityNameProps {
  kind: EntityFilter;
  id: number;
  /** Renders the name. Until it is known, renders kind and id. */
  children: (name: string) => ReactNode;
}

/** Name of an object whose id is in the URL. */
export function EntityName({ kind, id, children }: EntityNameProps) {
  const kitMessages = useKitMessages();
  return children(useEntityName(kind, id) ?? `${kitMessages['search.kind']({ kind })} ${id}`);
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
