import { FILTER_KINDS } from '@cloudstreet/sdk';
import type { AppContext } from '../context.js';
import {
  filtersWithoutPlace,
  invalidFilters,
  type SearchName,
  type SkippedPart,
} from '../search/flight-search.js';
import { parseUrlSearch } from '../search/url-search.js';

/** Routes of flight lists. */
const LISTS: ReadonlySet<string> = new Set([
  '/flight/',
  '/flight/map',
  '/flight/statistics',
  '/flight/gallery',
]);

/**
 * Names the filters that a flight list skips, because without them it shows more flights.
 *
 * @param route Id of the route that is shown.
 * @param search Search parameters of the address that was opened. The router drops invalid ones.
 */
export function warnOfInvalidFilters(
  { toasts, ...texts }: Pick<AppContext, 'toasts' | 'messages' | 'kitMessages'>,
  route: string | undefined,
  search: string,
): void {
  if (route === undefined || !LISTS.has(route)) return;
  const { messages } = texts;
  const raw = parseUrlSearch(search);
  const skipped = [
    { filters: invalidFilters(raw), message: messages['flights.filter.skipped.invalid'] },
    { filters: filtersWithoutPlace(raw), message: messages['flights.filter.skipped.place'] },
  ];
  for (const { filters, message } of skipped) {
    if (filters.length === 0) continue;
    const title = messages['flights.filter.skipped']({
      filters: filters.map((part) => nameOf(part, texts)).join(', '),
    });
    toasts.push({ type: 'warning', title, message: message() });
  }
}

type Texts = Pick<AppContext, 'messages' | 'kitMessages'>;

/** Names a filter by the label of its field, followed by the value of the URL. */
function nameOf([name, value]: SkippedPart, texts: Texts): string {
  const { kitMessages } = texts;
  const label = LABELS[name]?.(texts) ?? kitMessages['search.kind']({ kind: name });
  const turns = FILTER_KINDS.circumnavigation.values.choices?.find((choice) => choice === value);
  if (name === 'circumnavigation' && turns) {
    return `${label} (${kitMessages['filter.circumnavigation']({ turns: value })})`;
  }
  const unit = Number.isNaN(Number(value)) ? undefined : UNITS[name];
  return `${label} (${unit ? `${value}\u202f${unit}` : value})`;
}

/** Labels of the filters that are not found by name. */
const LABELS: Partial<Record<SearchName, (texts: Texts) => string>> = {
  distance_gt: ({ messages }) => messages['flights.filter.distance'](),
  distance_lt: ({ messages }) => messages['flights.filter.distance'](),
  altitude_gt: ({ messages }) => messages['flights.filter.altitude'](),
  radius: ({ messages }) => messages['flights.filter.radius'](),
  circumnavigation: ({ messages }) => messages['flights.filter.circumnavigation'](),
  point_schema: ({ messages }) => messages['flights.filter.points'](),
  contest: ({ messages }) => messages['flights.filter.contest'](),
  kind: ({ messages }) => messages['flights.filter.kind'](),
  pilots: ({ messages }) => messages['flights.filter.pilots'](),
  scoring_date_start: ({ kitMessages }) => kitMessages['filters.from'](),
  scoring_date_end: ({ kitMessages }) => kitMessages['filters.to'](),
  bbox: ({ messages }) => messages['flights.form']({ form: 'map' }),
  order_by: ({ kitMessages }) => kitMessages['filters.order'](),
  direction: ({ kitMessages }) => kitMessages['filters.order'](),
};

/** Numbers of a URL are in the units of the contract. */
const UNITS: Partial<Record<SearchName, string>> = {
  distance_gt: 'km',
  distance_lt: 'km',
  radius: 'km',
  altitude_gt: 'm',
};
