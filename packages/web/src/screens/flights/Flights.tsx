import type { Flight } from '@cloudstreet/sdk';
import { CollectTile } from '../../app/collections/CollectFlight.js';
import { useNow } from '../../app/context.js';
import { FilteredFlights } from '../../app/flights/FilteredFlights.js';
import { FlightList } from '../../app/flights/FlightList.js';
import { TileActionContext } from '../../app/flights/tile-action.js';
import { useMessages } from '../../app/messages.js';
import { type FlightSearch, flightQueryOf } from '../../app/search/flight-search.js';
import { formatUrlSearch } from '../../app/search/url-search.js';
import { useMe } from '../../app/session.js';
import { FlightsHead } from './FlightsHead.js';
import { NoFlights } from './NoFlights.js';

/** The flight list. Its state is only in the URL. */
export function Flights({ search }: { search: FlightSearch }) {
  const messages = useMessages();
  const me = useMe();
  const filter = flightQueryOf(search, useNow());
  return (
    <FilteredFlights filter={filter} place={formatUrlSearch({ ...search })}>
      <FlightsHead
        title={messages['flights.title']()}
        form="list"
        search={search}
        filter={filter}
      />
      <TileActionContext value={me ? collectTile : null}>
        <FlightList
          filter={filter}
          // One pilot has only a few flights per day.
          grouping={search.user ? 'month' : 'day'}
          empty={<NoFlights form="list" search={search} />}
        />
      </TileActionContext>
    </FilteredFlights>
  );
}

function collectTile(flight: Flight) {
  return <CollectTile flight={flight} />;
}
