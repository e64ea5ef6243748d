import { userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { WaypointCollectionsPage } from '../screens/waypoint/WaypointCollectionsPage.js';
import {
  type CollectionsSearch,
  parseCollectionsSearch,
} from '../screens/waypoint/waypoint-search.js';

export const Route = createFileRoute('/user/$user_/waypoint-collection')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: CollectionsSearch) => search,
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(userQueries.detail(api, params.user)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData && context.messages['waypoint.title']({ name: loaderData.name })),
  component: WaypointCollectionsRoute,
});

function WaypointCollectionsRoute() {
  return (
    <WaypointCollectionsPage
      id={Route.useParams().user}
      search={parseCollectionsSearch(Route.useSearch())}
    />
  );
}
