import { formatCount } from '@cloudstreet/scoring/units';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useUnits } from '@cloudstreet/ui/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp, useNow } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { countQueryOf, type FlightSearch } from '../../app/search/flight-search.js';
import { useDebounced } from '../../app/search/use-debounced.js';

/** Text of a button that shows the flights of a search, with their number once it is known. */
export function FlightCount({ search }: { search: FlightSearch }) {
  const { api } = useApp();
  const messages = useMessages();
  const { locale } = useUnits();
  const now = useNow();
  const { data } = useQuery({
    ...flightQueries.count(api, countQueryOf(useDebounced(search), now)),
    placeholderData: keepPreviousData,
    // Filters can be applied without it.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  if (!data) return messages['flights.filter.apply']();
  const { count, more } = data;
  const written = formatCount(count, locale);
  return more
    ? messages['flights.filter.showMore']({ written })
    : messages['flights.filter.show']({ count, written });
}
