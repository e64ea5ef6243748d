import type { FilterKind, SearchHit } from '@cloudstreet/sdk';
import type { Messages } from '../../generated/messages/types.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatDate } from '../../values/format-time.js';
import { type UnitPreferences, useUnits } from '../../values/UnitsProvider.js';
import { type DateSearch, dateMode, rangeOf, TODAY } from '../flight-dates/flight-dates.js';
import { limitText } from './limit-text.js';

/** An active filter with one value. */
export interface NamedFilter {
  /** All kinds but that of points, which is named by its contest. */
  readonly filter: Exclude<FilterKind, 'point_schema'>;
  readonly value: string | number;
  /** Name of the user, club, airport, aircraft, region, sector, place or collection, once it is known. */
  readonly name?: string | undefined;
  /** Kilometres around a place. */
  readonly radius?: number | undefined;
  /** Turns around a place or a sector. */
  readonly circumnavigation?: string | undefined;
}

/** Returns a function that names active filters in the user's language and units. */
export function useFilterNames(): (applied: NamedFilter) => string {
  const messages = useMessages();
  const units = useUnits();
  return (applied) => filterName(applied, messages, units);
}

function filterName(applied: NamedFilter, messages: Messages, units: UnitPreferences): string {
  const { filter, value, name, circumnavigation: turns = 'none' } = applied;
  const id = String(value);
  switch (filter) {
    case 'user':
    case 'club':
    case 'airport':
    case 'aircraft':
      return name ?? unnamed(filter, id, messages);
    case 'sc_class':
      return messages['filter.class']({ name: messages['aircraft.classes']({ class: id }) });
    case 'kind':
      return messages['aircraft.kinds']({ kind: id });
    case 'region':
      return name ?? messages['filter.region']({ id });
    case 'multi_region':
      return multiRegionName(id, messages);
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
    case 'sector':
      return messages['filter.sector']({ turns, name: name ?? id });
    case 'flight_collection':
    case 'travel':
    case 'task':
    case 'competition':
      return name ?? messages['search.kind']({ kind: filter });
    case 'point_of_interest':
      return placeName(applied, messages, units);
    case 'registration':
    case 'radius':
      return id;
  }
}

/** A place and how the flights passed it. */
function placeName(applied: NamedFilter, messages: Messages, units: UnitPreferences): string {
  const { value, name, radius = DEFAULT_RADIUS_KM, circumnavigation: turns = 'none' } = applied;
  const [kind = '', id = ''] = String(value).split('-');
  const place = name ?? `${messages['search.kind']({ kind })} ${id}`;
  return messages['filter.place']({ turns, place, distance: limitText('distance', radius, units) });
}

/** Radius of the contract if none is given. */
const DEFAULT_RADIUS_KM = 10;

function unnamed(kind: SearchHit['index'], id: string, messages: Messages): string {
  return `${messages['search.kind']({ kind })} ${id}`;
}

function multiRegionName(id: string, messages: Messages): string {
  const [, number] = /^ssa-(\d+)$/.exec(id) ?? [];
  return number ? messages['filter.ssaRegion']({ number }) : messages['filter.multiRegion']({ id });
}

function monthName(month: number, locale: string): string {
  const day = new Date(Date.UTC(2000, month - 1, 1));
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day);
}

/**
 * Returns the name of the days of a list, or undefined for all days.
 *
 * @param now Time that determines today.
 */
export function useDaysName(dates: DateSearch, now: Date): string | undefined {
  const messages = useMessages();
  const units = useUnits();
  const mode = dateMode(dates);
  switch (mode.kind) {
    case 'day':
      return mode.day === TODAY ? messages['filters.today']() : formatDate(mode.day, units);
    case 'range': {
      const days = rangeOf(dates, now);
      const [start, end] = [days.start, days.end].map((day) => day && formatDate(day, units));
      if (start && end) return messages['filters.range']({ start, end });
      return start
        ? messages['filters.range.from']({ start })
        : messages['filters.range.until']({ end: end ?? '' });
    }
    case 'season':
      return messages['filters.season.name']({ year: String(mode.season) });
    case 'all':
      return undefined;
  }
}
