import { flightQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { openList } from '../app/flights/open-list.js';
import { requireSignInForFriends } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { flightQueryOf, parseFlightSearch } from '../app/search/flight-search.js';
import { Flights } from '../screens/flights/Flights.js';

export const Route = createFileRoute('/flight/')({
  validateSearch: parseFlightSearch,
  beforeLoad: ({ context, location, search }) =>
    requireSignInForFriends(context, search, location.href),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, now }, deps }) => {
    // Not awaited: the page shows skeletons at once.
    openList(queryClient, flightQueries.list(api, flightQueryOf(deps, now())));
  },
  head: ({ match }) => pageHead(match.context, match.context.messages['flights.title']()),
  component: FlightsRoute,
});

function FlightsRoute() {
  return <Flights search={Route.useSearch()} />;
}
