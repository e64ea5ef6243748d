import { competitionQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { CompetitionPage } from '../screens/competition/CompetitionPage.js';
import {
  type CompetitionSearch,
  parseCompetitionSearch,
} from '../screens/competition/competition-search.js';

export const Route = createFileRoute('/task/score/$competition')({
  params: { parse: ({ competition }) => ({ competition: parseId(competition) }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: CompetitionSearch) => search,
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(competitionQueries.detail(api, params.competition)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(
      context,
      loaderData && (loaderData.name ?? context.messages['task.kind']({ kind: loaderData.kind })),
    ),
  component: CompetitionRoute,
});

function CompetitionRoute() {
  const id = Route.useParams().competition;
  // A new page per competition: its state does not apply to the next.
  return <CompetitionPage key={id} id={id} search={parseCompetitionSearch(Route.useSearch())} />;
}
