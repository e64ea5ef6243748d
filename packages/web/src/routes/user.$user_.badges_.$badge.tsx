import { badgeText, isBadgeId } from '@cloudstreet/scoring/badges';
import { badgeQueries, userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseBadgeSearch } from '../app/search/badge-search.js';
import { orNotFound, parseId } from '../app/search/parse-id.js';
import { BadgePage } from '../screens/badges/BadgePage.js';

export const Route = createFileRoute('/user/$user_/badges_/$badge')({
  params: {
    parse: ({ user, badge }) => ({
      user: parseId(user),
      badge: orNotFound(isBadgeId(badge) ? badge : undefined),
    }),
  },
  validateSearch: parseBadgeSearch,
  loader: async ({ context: { api, queryClient, scoringTexts }, params }) => {
    await Promise.all([
      queryClient.ensureQueryData(userQueries.detail(api, params.user)),
      queryClient.ensureQueryData(badgeQueries.achievements(api, params.user)),
      queryClient.ensureQueryData(badgeQueries.progress(api, params.user)),
    ]);
    return badgeText(params.badge, scoringTexts);
  },
  head: ({ match: { context }, loaderData }) => pageHead(context, loaderData?.name),
  component: BadgeRoute,
});

function BadgeRoute() {
  const { user, badge } = Route.useParams();
  return <BadgePage key={badge} userId={user} id={badge} search={Route.useSearch()} />;
}
