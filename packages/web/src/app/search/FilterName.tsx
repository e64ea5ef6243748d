import { findContestName } from '@cloudstreet/scoring/score';
import {
  type NamedFilter,
  useFilterNames as useKitNames,
} from '@cloudstreet/ui/filters/filter-names';
import type { ReactNode } from 'react';
import { useContestTitle } from '../contest-title.js';
import { useMessages } from '../messages.js';
import { EntityName, RegionName } from './EntityName.js';
import { type AppliedFilter, ENTITY_FILTERS } from './flight-search.js';
import { usePointOfInterest, useSectors } from './place.js';

export interface FilterNameProps {
  applied: AppliedFilter;
  children: (name: string) => ReactNode;
}

/** Text of an active filter, whose object is requested from the server if the filter has only its id. */
export function FilterName({ applied, children }: FilterNameProps) {
  const nameOf = useFilterNames();
  if (applied.filter === 'region') {
    return <RegionName id={String(applied.value)}>{children}</RegionName>;
  }
  if (applied.filter === 'sector') {
    return <SectorFilterName applied={applied}>{children}</SectorFilterName>;
  }
  if (applied.filter === 'point_of_interest') {
    return <PlaceFilterName applied={applied}>{children}</PlaceFilterName>;
  }
  const entity = ENTITY_FILTERS.find((kind) => kind === applied.filter);
  if (!entity) return children(nameOf(applied));
  return (
    <EntityName kind={entity} id={Number(applied.value)}>
      {children}
    </EntityName>
  );
}

/** A sector, in which flights took off or around which they flew. */
function SectorFilterName({ applied, children }: FilterNameProps) {
  const nameOf = useFilterNames();
  const sector = useSectors().find(({ id }) => id === applied.value);
  return children(nameOf({ ...applied, name: sector?.name }));
}

/** A place and how the flights passed it. */
function PlaceFilterName({ applied, children }: FilterNameProps) {
  const messages = useMessages();
  const nameOf = useFilterNames();
  const { place, isUnknown } = usePointOfInterest(String(applied.value));
  if (isUnknown) return children(messages['filter.place.unknown']());
  return children(nameOf({ ...applied, name: place?.name }));
}

/** Returns a function that names filters without requests to the server. */
export function useFilterNames(): (applied: AppliedFilter & Pick<NamedFilter, 'name'>) => string {
  const messages = useMessages();
  const contestTitle = useContestTitle();
  const nameOf = useKitNames();
  return ({ filter, ...applied }) => {
    if (filter !== 'point_schema') return nameOf({ ...applied, filter });
    const contest = contestTitle(findContestName(String(applied.value)) ?? 'free');
    return messages['filter.points']({ contest });
  };
}
