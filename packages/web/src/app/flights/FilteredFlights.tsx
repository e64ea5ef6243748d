import type { FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { LoadFailed } from '../errors/LoadFailed.js';
import type { FlightsMapPaneProps } from './FlightsMapPane.js';
import { FlightsPage, type FlightsPageProps } from './FlightsPage.js';
import { flightsOnMap } from './flights-on-map.js';

export interface FilteredFlightsProps
  extends Omit<FlightsPageProps, keyof FlightsMapPaneProps | 'loader'> {
  /** Filter of the `FlightList` on the page. */
  filter: FlightFilter;
  /** Whether the page has no such list, so that the flights are loaded with the map. */
  hasNoList?: boolean;
}

/**
 * A page with a map of flights, and mostly with their list. The map shows the loaded flights and
 * fits the first ones into view.
 */
export function FilteredFlights({ filter, hasNoList = false, ...page }: FilteredFlightsProps) {
  const { api } = useApp();
  const { data } = useInfiniteQuery({
    ...flightQueries.list(api, filter),
    // The list or the loader requests the flights. This query only observes them, so that the map is stable.
    enabled: false,
    // The page works without the map.
    throwOnError: false,
    select: flightsOnMap,
  });
  return (
    <FlightsPage
      {...page}
      {...(hasNoList && { loader: <FlightsLoader filter={filter} /> })}
      flights={data?.flights}
      inView={data?.inView}
      isShortened={data?.isShortened}
    />
  );
}

/** Loads the flights of a map once it is shown: beside the page, or in an opened sheet. */
function FlightsLoader({ filter }: { filter: FlightFilter }) {
  const { api } = useApp();
  const { isLoadingError, refetch } = useInfiniteQuery({
    ...flightQueries.list(api, filter),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  return isLoadingError && <LoadFailed onRetry={() => void refetch()} />;
}
