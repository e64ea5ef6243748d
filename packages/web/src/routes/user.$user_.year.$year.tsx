import { getUserYear } from '@cloudstreet/sdk/operations';
import { operationQuery, userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { orNotFound, parseId } from '../app/search/parse-id.js';
import { parseYear } from '../app/search/parse-year.js';
import { YearPage } from '../screens/user/YearPage.js';

export const Route = createFileRoute('/user/$user_/year/$year')({
  params: {
    parse: ({ user, year }) => ({ user: parseId(user), year: orNotFound(parseYear(year)) }),
  },
  loader: async ({ context: { api, queryClient }, params: { user: id, year } }) => {
    const [user] = await Promise.all([
      queryClient.ensureQueryData(userQueries.detail(api, id)),
      queryClient.ensureQueryData(operationQuery(api, getUserYear, { id, year })),
    ]);
    return user;
  },
  head: ({ match: { context, params }, loaderData }) =>
    pageHead(
      context,
      loaderData &&
        context.messages['year.title']({ name: loaderData.name, year: String(params.year) }),
    ),
  component: YearRoute,
});

function YearRoute() {
  const { user, year } = Route.useParams();
  return <YearPage userId={user} year={year} />;
}
