import { flightQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseMonth } from '../app/search/month.js';
import { MonthPage } from '../screens/month/MonthPage.js';

export const Route = createFileRoute('/flight-of-the-month/$month')({
  params: { parse: ({ month }) => ({ month: parseMonth(month) }) },
  loader: ({ context: { api, queryClient }, params }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(flightQueries.ofMonth(api, params.month));
  },
  head: ({ match }) => pageHead(match.context, match.context.messages['month.title']()),
  component: MonthRoute,
});

function MonthRoute() {
  return <MonthPage month={Route.useParams().month} />;
}
