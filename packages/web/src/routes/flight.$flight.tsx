import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { formatDate } from '@cloudstreet/ui/values';
import { createFileRoute } from '@tanstack/react-router';
import type { AppContext } from '../app/context.js';
import { flightAccess } from '../app/flights/use-flight-access.js';
import { tagOf } from '../app/locale.js';
import { pageHead } from '../app/page/page-head.js';
import { parseFlightPageSearch } from '../app/search/flight-page-search.js';
import { parseId } from '../app/search/parse-id.js';
import { FlightPage } from '../screens/flight/FlightPage.js';

export const Route = createFileRoute('/flight/$flight')({
  params: { parse: ({ flight }) => ({ flight: parseId(flight) }) },
  validateSearch: parseFlightPageSearch,
  loaderDeps: ({ search: { link } }) => ({ link }),
  loader: async ({ context: { api, queryClient, now }, params, deps }) => {
    const access = flightAccess(params.flight, deps.link, now());
    const flight = await queryClient.ensureQueryData(
      flightQueries.detail(api, params.flight, access),
    );
    // The track exists once the flight is scored.
    if (!awaitsScore(flight.status)) {
      void queryClient.prefetchQuery(flightQueries.track(api, params.flight, access));
    }
    return flight;
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData && flightTitle(match.context, loaderData)),
  component: FlightRoute,
});

function flightTitle({ messages, locale }: AppContext, flight: FlightDetail): string {
  const date = formatDate(flight.scoring_date, { locale: tagOf(locale), unitSystem: 'M' });
  const name = flight.user?.name ?? messages['flight.formerPilot']();
  return messages['flight.title']({ name, date });
}

function FlightRoute() {
  const id = Route.useParams().flight;
  // A new page per flight: choices on one do not apply to the next.
  return <FlightPage key={id} id={id} search={Route.useSearch()} />;
}
