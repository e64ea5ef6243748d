import { getClub } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { parsePilotSearch } from '../app/search/pilot-search.js';
import { ClubPilots } from '../screens/club/ClubPilots.js';

export const Route = createFileRoute('/club/$club/pilot')({
  validateSearch: parsePilotSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, params, deps }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(operationQuery(api, getClub, { id: params.club, ...deps }));
  },
  component: ClubPilotsRoute,
});

function ClubPilotsRoute() {
  return <ClubPilots id={Route.useParams().club} search={Route.useSearch()} />;
}
