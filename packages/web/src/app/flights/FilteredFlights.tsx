import type { FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import type { FlightsMapPaneProps } from './FlightsMapPane.js';
import { FlightsPage, type FlightsPageProps } from './FlightsPage.js';
import { flightsOnMap } from './flights-on-map.js';

export interface FilteredFlightsProps extends Omit<FlightsPageProps, keyof FlightsMapPaneProps> {
  /** Filter of the `FlightList` on the page. */
  filter: FlightFilter;
  /** Whether the page has no such list, so that the flights of the map are loaded here. */
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
    // A list loads the flights. This query then only observes them, so that the map is stable.
    enabled: hasNoList,
    // The page works without the map.
    throwOnError: false,
    select: flightsOnMap,
  });
  return (
    <FlightsPage
      {...page}
      flights={data?.flights}
      inView={data?.inView}
      isShortened={data?.isShortened}
    />
  );
}
