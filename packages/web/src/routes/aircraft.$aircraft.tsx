import { aircraftQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { AircraftPage } from '../screens/aircraft/AircraftPage.js';

export const Route = createFileRoute('/aircraft/$aircraft')({
  params: { parse: ({ aircraft }) => ({ aircraft: parseId(aircraft) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(aircraftQueries.detail(api, params.aircraft)),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: AircraftRoute,
});

function AircraftRoute() {
  return <AircraftPage id={Route.useParams().aircraft} />;
}
