import type { FlightFilter } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../context.js';
import { FlightsPage, type FlightsPageProps } from './FlightsPage.js';

export interface FilteredFlightsProps extends Omit<FlightsPageProps, 'flights' | 'inView'> {
  /** That of the `FlightList` on the page. */
  filter: FlightFilter;
}

/** A page with one long list: its map shows what the list has loaded, and fits the first of it. */
export function FilteredFlights({ filter, ...page }: FilteredFlightsProps) {
  const { api } = useApp();
  // The list asks for the flights; this only looks on.
  const { data } = useInfiniteQuery({ ...flightQueries.list(api, filter), enabled: false });
  const flights = useMemo(() => data?.pages.flat(), [data]);
  return <FlightsPage {...page} flights={flights} inView={data?.pages[0]} />;
}
