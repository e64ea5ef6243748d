import { flightQueries, userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { parseSeasonSearch } from '../app/search/season-search.js';
import { UserPage } from '../screens/user/UserPage.js';
import { activityOf, seasonOfUser } from '../screens/user/user-season.js';

export const Route = createFileRoute('/user/$user')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  validateSearch: parseSeasonSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient, now }, params, deps }) => {
    const user = await queryClient.ensureQueryData(userQueries.detail(api, params.user));
    // The account was merged into another one.
    if (user.id !== params.user) {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
      throw redirect({ to: '/user/$user', params: { user: user.id }, replace: true });
    }
    // Not awaited: the page shows its place at once.
    const filter = activityOf(user.id, seasonOfUser(user, deps, now()));
    void queryClient.prefetchQuery(flightQueries.activity(api, filter));
    return user;
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: UserRoute,
});

function UserRoute() {
  return <UserPage id={Route.useParams().user} search={Route.useSearch()} />;
}
