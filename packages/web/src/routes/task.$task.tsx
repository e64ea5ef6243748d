import { taskQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { TaskPage } from '../screens/task/TaskPage.js';
import { parseTaskSearch } from '../screens/task/task-search.js';

export const Route = createFileRoute('/task/$task')({
  params: { parse: ({ task }) => ({ task: parseId(task) }) },
  validateSearch: parseTaskSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, params, deps }) =>
    queryClient.ensureQueryData(taskQueries.detail(api, params.task, deps)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(
      context,
      loaderData && (loaderData.name ?? context.messages['task.kind']({ kind: loaderData.kind })),
    ),
  component: TaskRoute,
});

function TaskRoute() {
  const id = Route.useParams().task;
  // A new page per task: its state does not apply to the next.
  return <TaskPage key={id} id={id} search={Route.useSearch()} />;
}
