import { userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { FriendsPage } from '../screens/user/FriendsPage.js';
import { type FriendsSearch, parseFriendsSearch } from '../screens/user/friends-search.js';

export const Route = createFileRoute('/user/$user_/friends')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: FriendsSearch) => search,
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(userQueries.detail(api, params.user)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && context.messages['friends.title']({ name: loaderData.name })),
  component: FriendsRoute,
});

function FriendsRoute() {
  return <FriendsPage id={Route.useParams().user} search={parseFriendsSearch(Route.useSearch())} />;
}
