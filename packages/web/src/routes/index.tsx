import { instanceQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { bestOfWeek, recentFlights } from '../screens/home/best-flights.js';
import { Home } from '../screens/home/Home.js';

export const Route = createFileRoute('/')({
  loader: ({ context: { api, queryClient, now } }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(recentFlights(api));
    if (api.session.store.get()) return;
    void queryClient.prefetchQuery(bestOfWeek(api, now()));
    void queryClient.prefetchQuery(instanceQueries.season(api));
  },
  head: ({ match }) => pageHead(match.context),
  component: Home,
});
