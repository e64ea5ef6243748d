import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { TasksPage } from '../screens/task/TasksPage.js';
import { parseTasksSearch } from '../screens/task/tasks-search.js';

export const Route = createFileRoute('/task/')({
  // Parsed by the page, whose code loads later.
  validateSearch: (search: Record<string, unknown>) => search,
  head: ({ match: { context } }) => pageHead(context, context.messages['task.title']()),
  component: TasksRoute,
});

function TasksRoute() {
  return <TasksPage search={parseTasksSearch(Route.useSearch())} />;
}
