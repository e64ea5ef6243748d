import { awaitsScore } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { findEditToken } from '../app/flights/edit-tokens.js';
import { flightAccess } from '../app/flights/use-flight-access.js';
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
  loader: async ({ context: { api, queryClient, now }, params }) => {
    const access = flightAccess(params.flight, undefined, now());
    // Always requested, because the lock depends on the time of the response.
    const flight = await queryClient.fetchQuery({
      ...flightQueries.detail(api, params.flight, access),
      staleTime: 0,
    });
    if (!awaitsScore(flight.status)) {
      void queryClient.prefetchQuery(flightQueries.track(api, params.flight, access));
    }
  },
  head: ({ match }) => pageHead(match.context, match.context.messages['edit.title']()),
  component: EditFlightRoute,
});

function EditFlightRoute() {
  return <EditFlightPage id={Route.useParams().flight} />;
}
