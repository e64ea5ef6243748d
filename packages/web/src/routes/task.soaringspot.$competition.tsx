import { getCentralCompetition } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { CentralCompetitionPage } from '../screens/central-competitions/CentralCompetitionPage.js';
import {
  type CentralSearch,
  parseCentralSearch,
} from '../screens/central-competitions/central-search.js';

export const Route = createFileRoute('/task/soaringspot/$competition')({
  params: { parse: ({ competition }) => ({ competition: parseId(competition) }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: CentralSearch) => search,
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(operationQuery(api, getCentralCompetition, params)),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: CompetitionRoute,
});

function CompetitionRoute() {
  return (
    <CentralCompetitionPage
      id={Route.useParams().competition}
      search={parseCentralSearch(Route.useSearch())}
    />
  );
}
