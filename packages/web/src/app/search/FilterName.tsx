import { findContestName } from '@cloudstreet/scoring/score';
import {
  getFlightCollection,
  getTask,
  getTravel,
  listCompetitions,
} from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import {
  type NamedFilter,
  useFilterNames as useKitNames,
} from '@cloudstreet/ui/filters/filter-names';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCompetitionTitle } from '../competitions/competition-title.js';
import { useContestTitle } from '../contest-title.js';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useTaskName } from '../tasks/use-task-name.js';
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
  if (applied.filter === 'flight_collection') {
    return <CollectionFilterName applied={applied}>{children}</CollectionFilterName>;
  }
  if (applied.filter === 'travel') {
    return <TravelFilterName applied={applied}>{children}</TravelFilterName>;
  }
  if (applied.filter === 'task') {
    return <TaskFilterName applied={applied}>{children}</TaskFilterName>;
  }
  if (applied.filter === 'competition') {
    return <CompetitionFilterName applied={applied}>{children}</CompetitionFilterName>;
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

/** A collection. Its name is requested by its id, or by the token of its link. */
function CollectionFilterName({ applied, children }: FilterNameProps) {
  const { api } = useApp();
  const nameOf = useFilterNames();
  const { data } = useQuery({
    ...operationQuery(api, getFlightCollection, { id: String(applied.value) }),
    throwOnError: false,
    retry: false,
    meta: { explains: [404] },
  });
  return children(nameOf({ ...applied, name: data?.name }));
}

/** A local competition. Its list item is requested, because it comes without the results. */
function CompetitionFilterName({ applied, children }: FilterNameProps) {
  const { api } = useApp();
  const nameOf = useFilterNames();
  const titleOf = useCompetitionTitle();
  const { data } = useQuery({
    ...operationQuery(api, listCompetitions, { competition_id_in: [Number(applied.value)] }),
    throwOnError: false,
    retry: false,
    meta: { explains: 'all' },
  });
  const competition = data?.[0];
  return children(nameOf({ ...applied, name: competition && titleOf(competition) }));
}

/** A travel. One without a name is that of its pilot. */
function TravelFilterName({ applied, children }: FilterNameProps) {
  const { api } = useApp();
  const nameOf = useFilterNames();
  const { data } = useQuery({
    ...operationQuery(api, getTravel, { id: Number(applied.value) }),
    throwOnError: false,
    retry: false,
    meta: { explains: [404] },
  });
  return children(nameOf({ ...applied, name: data && (data.name ?? data.user.name) }));
}

/** A task that the flights declared. */
function TaskFilterName({ applied, children }: FilterNameProps) {
  const { api } = useApp();
  const nameOf = useFilterNames();
  const titleOf = useTaskName();
  const { data } = useQuery({
    ...operationQuery(api, getTask, { id: Number(applied.value) }),
    throwOnError: false,
    retry: false,
    meta: { explains: [404] },
  });
  return children(nameOf({ ...applied, name: data && titleOf(data) }));
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
