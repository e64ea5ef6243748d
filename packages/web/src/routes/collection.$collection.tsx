import { collectionQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { CollectionPage } from '../screens/collection/CollectionPage.js';
import { parseCollectionSearch } from '../screens/collection/collection-search.js';

export const Route = createFileRoute('/collection/$collection')({
  validateSearch: parseCollectionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, params, deps }) =>
    queryClient.ensureQueryData(collectionQueries.detail(api, params.collection, deps)),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.name),
  component: CollectionRoute,
});

function CollectionRoute() {
  const id = Route.useParams().collection;
  // A new page per collection: its state does not apply to the next.
  return <CollectionPage key={id} id={id} search={Route.useSearch()} />;
}
