import { userQueries } from '@cloudstreet/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { TasksPage } from '../screens/task/TasksPage.js';
import { parseTasksSearch } from '../screens/task/tasks-search.js';

export const Route = createFileRoute('/user/$user_/task')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  // Parsed by the page, whose code loads later.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(userQueries.detail(api, params.user)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && context.messages['task.of']({ name: loaderData.name })),
  component: UserTasksRoute,
});

function UserTasksRoute() {
  const { api } = Route.useRouteContext();
  const { data: owner } = useSuspenseQuery(userQueries.detail(api, Route.useParams().user));
  return <TasksPage search={parseTasksSearch(Route.useSearch())} owner={owner} />;
}
