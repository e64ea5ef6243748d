import { waypointQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { WaypointsPage } from '../screens/waypoint/WaypointsPage.js';
import { parseWaypointsSearch } from '../screens/waypoint/waypoint-search.js';

export const Route = createFileRoute('/waypoint/$collection')({
  validateSearch: parseWaypointsSearch,
  // Another selected waypoint loads nothing.
  loaderDeps: ({ search: { link } }) => (link === undefined ? {} : { link }),
  loader: ({ context: { api, queryClient }, params, deps }) =>
    queryClient.ensureQueryData(waypointQueries.collection(api, params.collection, deps)),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: WaypointsRoute,
});

function WaypointsRoute() {
  const id = Route.useParams().collection;
  // A new page per collection: its state does not apply to the next.
  return <WaypointsPage key={id} id={id} search={Route.useSearch()} />;
}
