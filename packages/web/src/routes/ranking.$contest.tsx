import { rankingQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { rankedTitle } from '../app/search/ranked-title.js';
import { parseContestPath, parseRankingSearch, rankingOf } from '../app/search/ranking-search.js';
import { RankingPage } from '../screens/ranking/RankingPage.js';

export const Route = createFileRoute('/ranking/$contest')({
  params: { parse: ({ contest }) => ({ contest: parseContestPath(contest) }) },
  validateSearch: parseRankingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, now }, params, deps }) => {
    const ranking = rankingOf(params.contest, deps, now());
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchQuery(rankingQueries.page(api, ranking));
  },
  head: ({ match, params }) => {
    const { messages, scoringTexts } = match.context;
    const { season, category } = match.search;
    const title = rankedTitle(params.contest, messages, scoringTexts);
    const ofSeason = season === undefined ? title : `${title} ${season}`;
    const name = category && messages['ranking.categories']({ category });
    return pageHead(match.context, name === undefined ? ofSeason : `${ofSeason} · ${name}`);
  },
  component: RankingRoute,
});

function RankingRoute() {
  return <RankingPage contest={Route.useParams().contest} search={Route.useSearch()} />;
}
