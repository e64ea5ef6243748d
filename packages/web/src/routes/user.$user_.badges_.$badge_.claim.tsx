import { badgeText, CLAIM_PARTS, type ClaimedBadgeId } from '@cloudstreet/scoring/badges';
import { getBadgeClaim } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { orNotFound, parseId } from '../app/search/parse-id.js';
import { ClaimPage } from '../screens/badges/ClaimPage.js';

export const Route = createFileRoute('/user/$user_/badges_/$badge_/claim')({
  params: { parse: ({ user, badge }) => ({ user: parseId(user), badge }) },
  loader: async ({ context: { api, queryClient, scoringTexts }, params: { user, badge } }) => {
    const id = orNotFound(isClaimed(badge) ? badge : undefined);
    await queryClient.ensureQueryData(
      operationQuery(api, getBadgeClaim, { id: user, badge_id: id }),
    );
    return { id, name: badgeText(id, scoringTexts).name };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && context.messages['claim.title']({ badge: loaderData.name })),
  component: ClaimRoute,
});

function isClaimed(id: string): id is ClaimedBadgeId {
  return Object.hasOwn(CLAIM_PARTS, id);
}

function ClaimRoute() {
  return <ClaimPage userId={Route.useParams().user} id={Route.useLoaderData().id} />;
}
