import { getAircraft } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { parsePilotSearch } from '../app/search/pilot-search.js';
import { AircraftPilots } from '../screens/aircraft/AircraftPilots.js';

export const Route = createFileRoute('/aircraft/$aircraft/pilot')({
  validateSearch: parsePilotSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, params, deps }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(
      operationQuery(api, getAircraft, { id: params.aircraft, ...deps }),
    );
  },
  component: AircraftPilotsRoute,
});

function AircraftPilotsRoute() {
  return <AircraftPilots id={Route.useParams().aircraft} search={Route.useSearch()} />;
}
