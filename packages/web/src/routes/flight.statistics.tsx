import { flightQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { openList } from '../app/flights/open-list.js';
import { requireSignInForFriends } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { parseFlightSearch, statisticsQueryOf } from '../app/search/flight-search.js';
import { FlightStatistics } from '../screens/flights/statistics/FlightStatistics.js';

export const Route = createFileRoute('/flight/statistics')({
  validateSearch: parseFlightSearch,
  beforeLoad: ({ context, location, search }) =>
    requireSignInForFriends(context, search, location.href),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, now }, deps }) => {
    // Not awaited: the page shows skeletons at once.
    openList(queryClient, flightQueries.list(api, statisticsQueryOf(deps, now())));
  },
  head: ({ match }) =>
    pageHead(match.context, match.context.messages['flights.statistics.title']()),
  component: StatisticsRoute,
});

function StatisticsRoute() {
  return <FlightStatistics search={Route.useSearch()} />;
}
