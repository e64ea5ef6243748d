import { findContestName } from '@cloudstreet/scoring/score';
import { DEFAULT_RADIUS_KM } from '@cloudstreet/sdk';
import { useUnits } from '@cloudstreet/ui/values';
import type { ReactNode } from 'react';
import { useContestTitle } from '../contest-title.js';
import { useMessages } from '../messages.js';
import { EntityName, RegionName } from './EntityName.js';
import { type AppliedFilter, ENTITY_FILTERS } from './flight-search.js';
import { limitText } from './limit-text.js';
import { usePointOfInterest, useSectors } from './place.js';

export interface FilterNameProps {
  applied: AppliedFilter;
  children: (name: string) => ReactNode;
}

/** Text of an active filter. */
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
  const messages = useMessages();
  const id = String(applied.value);
  const name = useSectors().find((sector) => sector.id === id)?.name ?? id;
  const { circumnavigation: turns = 'none' } = applied;
  return children(messages['filter.sector']({ turns, name }));
}

/** A place and how the flights passed it. */
function PlaceFilterName({ applied, children }: FilterNameProps) {
  const messages = useMessages();
  const units = useUnits();
  const point = String(applied.value);
  const { place, isUnknown } = usePointOfInterest(point);
  const { radius = DEFAULT_RADIUS_KM, circumnavigation: turns = 'none' } = applied;
  const distance = limitText('distance', radius, units);
  if (isUnknown) return children(messages['filter.place.unknown']());
  const [kind = '', id = ''] = point.split('-');
  const name = place?.name ?? `${messages['search.kind']({ kind })} ${id}`;
  return children(messages['filter.place']({ turns, place: name, distance }));
}

/** Returns a function that names filters without requests to the server. */
export function useFilterNames(): (applied: AppliedFilter) => string {
  const messages = useMessages();
  const units = useUnits();
  const contestTitle = useContestTitle();
  return ({ filter, value }) => {
    const id = String(value);
    switch (filter) {
      case 'sc_class':
        return messages['filter.class']({ name: messages['aircraft.classes']({ class: id }) });
      case 'kind':
        return messages['aircraft.kinds']({ kind: id });
      case 'region':
        return messages['filter.region']({ id });
      case 'multi_region': {
        const [, number] = /^ssa-(\d+)$/.exec(id) ?? [];
        return number
          ? messages['filter.ssaRegion']({ number })
          : messages['filter.multiRegion']({ id });
      }
      case 'country':
        return new Intl.DisplayNames(units.locale, { type: 'region' }).of(id) ?? id;
      case 'continent':
        return messages['filter.continent']({ id });
      case 'month':
        return monthName(Number(value), units.locale);
      case 'keyword':
        return messages['filter.keyword']({ id });
      case 'pilots':
        return messages['filter.pilots']({ count: Number(value) });
      case 'distance_gt':
      case 'distance_lt': {
        const distance = limitText('distance', Number(value), units);
        return messages['filter.distance']({ bound: filter, distance });
      }
      case 'altitude_gt': {
        const altitude = limitText('altitude', Number(value), units);
        return messages['filter.altitude']({ altitude });
      }
      case 'circumnavigation':
        return messages['filter.circumnavigation']({ turns: id });
      case 'point_schema':
        return messages['filter.points']({ contest: contestTitle(findContestName(id) ?? 'free') });
      // Named by their own numbers or letters, or by `FilterName`.
      case 'registration':
      case 'user':
      case 'club':
      case 'airport':
      case 'aircraft':
      case 'sector':
      case 'point_of_interest':
      case 'radius':
        return id;
    }
  };
}

function monthName(month: number, locale: string): string {
  const day = new Date(Date.UTC(2000, month - 1, 1));
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day);
}
