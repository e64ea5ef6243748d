import { awaitsScore } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { findEditToken } from '../app/flights/edit-tokens.js';
import { forbidFrames, requireSignIn } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { EditFlightPage } from '../screens/flight/edit/EditFlightPage.js';

export const Route = createFileRoute('/flight/edit/$flight')({
  params: { parse: ({ flight }) => ({ flight: parseId(flight) }) },
  beforeLoad: ({ context, params, location }) => {
    forbidFrames(context, location.href);
    // Visitors who uploaded the flight on this device need no account.
    if (findEditToken(params.flight, context.now())) return;
    requireSignIn(context, location.href);
  },
  loader: async ({ context: { api, queryClient }, params }) => {
    // Always requested, because the lock depends on the time of the response.
    const flight = await queryClient.fetchQuery({
      ...flightQueries.detail(api, params.flight),
      staleTime: 0,
    });
    if (!awaitsScore(flight.status)) {
      void queryClient.prefetchQuery(flightQueries.track(api, params.flight));
    }
  },
  head: ({ match }) => pageHead(match.context, match.context.messages['edit.title']()),
  component: EditFlightRoute,
});

function EditFlightRoute() {
  return <EditFlightPage id={Route.useParams().flight} />;
}
