import { travelQueries } from '@cloudstreet/sdk/react';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useNow } from '../../app/context.js';
import { FilteredFlights } from '../../app/flights/FilteredFlights.js';
import { FlightList } from '../../app/flights/FlightList.js';
import { FormSwitch } from '../../app/flights/FormSwitch.js';
import { useMessages } from '../../app/messages.js';
import { travelPath } from '../../app/paths.js';
import { type FlightSearch, flightQueryOf } from '../../app/search/flight-search.js';
import { TravelHead } from './TravelHead.js';

/** A travel with its flights day by day, on one map, and links to statistics and photos. */
export function TravelPage({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const now = useNow();
  const { data: travel } = useSuspenseQuery(travelQueries.detail(api, id));
  const search: FlightSearch = { travel: [id], order_by: 'scoring_date', direction: 'asc' };
  const filter = flightQueryOf(search, now);
  return (
    <FilteredFlights filter={filter}>
      <TravelHead travel={travel} />
      <FormSwitch current="list" search={search} currentHref={travelPath(id)} />
      <FlightList filter={filter} empty={<EmptyState title={messages['travel.none']()} />} />
    </FilteredFlights>
  );
}
