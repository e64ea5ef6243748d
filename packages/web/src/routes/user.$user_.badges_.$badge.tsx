import { badgeText, isBadgeId } from '@cloudstreet/scoring/badges';
import { listAchievements, listBadgeProgress } from '@cloudstreet/sdk/operations';
import { operationQuery, userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { type BadgeSearch, parseBadgeSearch } from '../app/search/badge-search.js';
import { orNotFound, parseId } from '../app/search/parse-id.js';
import { BadgePage } from '../screens/badges/BadgePage.js';

export const Route = createFileRoute('/user/$user_/badges_/$badge')({
  params: { parse: ({ user, badge }) => ({ user: parseId(user), badge }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: BadgeSearch) => search,
  loader: async ({ context: { api, queryClient, scoringTexts }, params }) => {
    const id = orNotFound(isBadgeId(params.badge) ? params.badge : undefined);
    await Promise.all([
      queryClient.ensureQueryData(userQueries.detail(api, params.user)),
      queryClient.ensureQueryData(operationQuery(api, listAchievements, { id: params.user })),
      queryClient.ensureQueryData(operationQuery(api, listBadgeProgress, { id: params.user })),
    ]);
    return { id, name: badgeText(id, scoringTexts).name };
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: BadgeRoute,
});

function BadgeRoute() {
  const { user } = Route.useParams();
  const { id } = Route.useLoaderData();
  return <BadgePage key={id} userId={user} id={id} search={parseBadgeSearch(Route.useSearch())} />;
}
