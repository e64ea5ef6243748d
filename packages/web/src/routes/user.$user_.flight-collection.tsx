import { userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { CollectionsPage } from '../screens/collection/CollectionsPage.js';
import {
  type CollectionsSearch,
  parseCollectionsSearch,
} from '../screens/collection/collections-search.js';

export const Route = createFileRoute('/user/$user_/flight-collection')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  // The page reads it, so that the first bundle of the application does not.
  validateSearch: (search: CollectionsSearch) => search,
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.ensureQueryData(userQueries.detail(api, params.user)),
  head: ({ match: { context }, loaderData }) =>
    pageHead(
      context,
      loaderData && context.messages['collection.title']({ name: loaderData.name }),
    ),
  component: CollectionsRoute,
});

function CollectionsRoute() {
  return (
    <CollectionsPage
      id={Route.useParams().user}
      search={parseCollectionsSearch(Route.useSearch())}
    />
  );
}
