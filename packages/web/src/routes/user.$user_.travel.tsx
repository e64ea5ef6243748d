import { userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { TravelsPage } from '../screens/travel/TravelsPage.js';

export const Route = createFileRoute('/user/$user_/travel')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(userQueries.detail(api, params.user)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && context.messages['travel.title']({ name: loaderData.name })),
  component: TravelsRoute,
});

function TravelsRoute() {
  return <TravelsPage id={Route.useParams().user} />;
}
