import { flightQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseContestSearch } from '../app/search/contest-search.js';
import { parseId } from '../app/search/parse-id.js';
import { FlightPage } from '../screens/flight/FlightPage.js';

export const Route = createFileRoute('/flight/$flight')({
  params: { parse: ({ flight }) => ({ flight: parseId(flight) }) },
  validateSearch: parseContestSearch,
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(flightQueries.track(api, params.flight));
    return queryClient.ensureQueryData(flightQueries.detail(api, params.flight));
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.user.name),
  component: FlightRoute,
});

function FlightRoute() {
  return <FlightPage id={Route.useParams().flight} contest={Route.useSearch().contest} />;
}
