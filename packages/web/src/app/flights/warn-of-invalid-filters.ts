import type { AppContext } from '../context.js';
import { filtersWithoutPlace, invalidFilters } from '../search/flight-search.js';
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
  { toasts, messages }: Pick<AppContext, 'toasts' | 'messages'>,
  route: string | undefined,
  search: string,
): void {
  if (route === undefined || !LISTS.has(route)) return;
  const raw = parseUrlSearch(search);
  const skipped = [
    { filters: invalidFilters(raw), message: messages['flights.filter.skipped.invalid'] },
    { filters: filtersWithoutPlace(raw), message: messages['flights.filter.skipped.place'] },
  ];
  for (const { filters, message } of skipped) {
    if (filters.length === 0) continue;
    const title = messages['flights.filter.skipped']({ filters: filters.join(', ') });
    toasts.push({ type: 'warning', title, message: message() });
  }
}
