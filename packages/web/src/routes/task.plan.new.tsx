import { getAirport } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { PlannerPage } from '../screens/planner/PlannerPage.js';
import { parsePlanSearch } from '../screens/planner/plan-search.js';

export const Route = createFileRoute('/task/plan/new')({
  validateSearch: parsePlanSearch,
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context: { api, queryClient }, deps: { from } }) => {
    if (from === undefined) return undefined;
    const { name, geom, elevation } = await queryClient.ensureQueryData(
      operationQuery(api, getAirport, { id: from }),
    );
    const [lon, lat] = geom.coordinates;
    return { name, lat, lon, ...(elevation !== undefined && { elevation }) };
  },
  head: ({ match }) => pageHead(match.context, match.context.messages['plan.title']()),
  component: NewPlanRoute,
});

function NewPlanRoute() {
  return <PlannerPage start={Route.useLoaderData()} />;
}
