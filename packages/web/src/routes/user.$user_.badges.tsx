import { listBadgeProgress } from '@cloudstreet/sdk/operations';
import { operationQuery, userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { BadgesPage } from '../screens/badges/BadgesPage.js';

export const Route = createFileRoute('/user/$user_/badges')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  loader: async ({ context: { api, queryClient }, params }) => {
    const [user] = await Promise.all([
      queryClient.ensureQueryData(userQueries.detail(api, params.user)),
      queryClient.ensureQueryData(operationQuery(api, listBadgeProgress, { id: params.user })),
    ]);
    return user;
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && context.messages['badges.of']({ name: loaderData.name })),
  component: BadgesRoute,
});

function BadgesRoute() {
  return <BadgesPage userId={Route.useParams().user} />;
}
