import { badgeText, CLAIM_PARTS, type ClaimedBadgeId } from '@cloudstreet/scoring/badges';
import { badgeQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { orNotFound, parseId } from '../app/search/parse-id.js';
import { ClaimPage } from '../screens/badges/ClaimPage.js';

export const Route = createFileRoute('/user/$user_/badges_/$badge_/claim')({
  params: {
    parse: ({ user, badge }) => ({
      user: parseId(user),
      badge: orNotFound(isClaimed(badge) ? badge : undefined),
    }),
  },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(badgeQueries.claim(api, params.user, params.badge)),
  head: ({ match: { context }, params }) => {
    const badge = badgeText(params.badge, context.scoringTexts).name;
    return pageHead(context, context.messages['claim.title']({ badge }));
  },
  component: ClaimRoute,
});

function isClaimed(id: string): id is ClaimedBadgeId {
  return Object.hasOwn(CLAIM_PARTS, id);
}

function ClaimRoute() {
  const { user, badge } = Route.useParams();
  return <ClaimPage userId={user} id={badge} />;
}
