import { getAirport } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { parsePilotSearch } from '../app/search/pilot-search.js';
import { AirportPilots } from '../screens/airport/AirportPilots.js';

export const Route = createFileRoute('/airport/$airport/pilot')({
  validateSearch: parsePilotSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, params, deps }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(
      operationQuery(api, getAirport, { id: params.airport, ...deps }),
    );
  },
  component: AirportPilotsRoute,
});

function AirportPilotsRoute() {
  return <AirportPilots id={Route.useParams().airport} search={Route.useSearch()} />;
}
