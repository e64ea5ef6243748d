import { userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { UserPage } from '../screens/user/UserPage.js';

export const Route = createFileRoute('/user/$user')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(userQueries.detail(api, params.user)),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: UserRoute,
});

function UserRoute() {
  return <UserPage id={Route.useParams().user} />;
}
