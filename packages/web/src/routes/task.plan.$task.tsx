import { taskQueries } from '@cloudstreet/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApp } from '../app/context.js';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { PlannerPage } from '../screens/planner/PlannerPage.js';
import { parsePlanSearch } from '../screens/planner/plan-search.js';

export const Route = createFileRoute('/task/plan/$task')({
  validateSearch: parsePlanSearch,
  loaderDeps: ({ search: { link } }) => ({ link }),
  loader: ({ context: { api, queryClient }, params, deps: { link } }) =>
    queryClient.ensureQueryData(
      taskQueries.detail(api, parseId(params.task), link === undefined ? {} : { link }),
    ),
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData?.name ?? match.context.messages['plan.title']()),
  component: PlanRoute,
});

function PlanRoute() {
  const { api } = useApp();
  const { link } = Route.useSearch();
  const id = parseId(Route.useParams().task);
  const { data: task } = useSuspenseQuery(
    taskQueries.detail(api, id, link === undefined ? {} : { link }),
  );
  // A new page per task: its state does not apply to the next.
  return <PlannerPage key={id} task={task} link={link} />;
}
