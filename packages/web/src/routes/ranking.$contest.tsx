import { rankingQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseContestPath } from '../app/search/contest-path.js';
import { rankedTitle } from '../app/search/ranked-title.js';
import { parseRankingSearch, type RankingSearch, rankingOf } from '../app/search/ranking-search.js';
import { RankingPage } from '../screens/ranking/RankingPage.js';

export const Route = createFileRoute('/ranking/$contest')({
  params: { parse: ({ contest }) => ({ contest: parseContestPath(contest) }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: RankingSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, now }, params, deps }) => {
    const search = parseRankingSearch(deps);
    const ranking = rankingOf(params.contest, search, now());
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(rankingQueries.page(api, ranking));
    return search;
  },
  head: ({ match, params, loaderData }) => {
    const { messages, scoringTexts } = match.context;
    const { season, category } = loaderData ?? {};
    const title = rankedTitle(params.contest, messages, scoringTexts);
    const ofSeason = season === undefined ? title : `${title} ${season}`;
    const name = category && messages['ranking.categories']({ category });
    return pageHead(match.context, name === undefined ? ofSeason : `${ofSeason} · ${name}`);
  },
  component: RankingRoute,
});

function RankingRoute() {
  return (
    <RankingPage
      contest={Route.useParams().contest}
      search={parseRankingSearch(Route.useSearch())}
    />
  );
}
