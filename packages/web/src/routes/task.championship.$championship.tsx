import { getChampionship } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { ChampionshipPage } from '../screens/central-competitions/ChampionshipPage.js';
import {
  type CentralSearch,
  parseCentralSearch,
} from '../screens/central-competitions/central-search.js';

export const Route = createFileRoute('/task/championship/$championship')({
  params: { parse: ({ championship }) => ({ championship: parseId(championship) }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: CentralSearch) => search,
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(operationQuery(api, getChampionship, params)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && (loaderData.name ?? context.messages['championship.title']())),
  component: ChampionshipRoute,
});

function ChampionshipRoute() {
  const id = Route.useParams().championship;
  return <ChampionshipPage key={id} id={id} search={parseCentralSearch(Route.useSearch())} />;
}
