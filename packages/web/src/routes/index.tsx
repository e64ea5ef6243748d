import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { recentFlights } from '../screens/home/best-flights.js';
import { Home } from '../screens/home/Home.js';

export const Route = createFileRoute('/')({
  loader: ({ context: { api, queryClient } }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(recentFlights(api));
  },
  head: ({ match }) => pageHead(match.context),
  component: Home,
});
