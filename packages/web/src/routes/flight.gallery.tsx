import { flightQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { requireSignInForFriends } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { galleryQueryOf, parseFlightSearch } from '../app/search/flight-search.js';
import { Gallery } from '../screens/flights/gallery/Gallery.js';

export const Route = createFileRoute('/flight/gallery')({
  validateSearch: parseFlightSearch,
  beforeLoad: ({ context, location, search }) =>
    requireSignInForFriends(context, search, location.href),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, now }, deps }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchInfiniteQuery(flightQueries.list(api, galleryQueryOf(deps, now())));
  },
  head: ({ match }) => pageHead(match.context, match.context.messages['gallery.title']()),
  component: GalleryRoute,
});

function GalleryRoute() {
  return <Gallery search={Route.useSearch()} />;
}
