import { createFileRoute, redirect } from '@tanstack/react-router';
import { formatUrlSearch } from '../app/search/url-search.js';

/** Another name of the gallery. */
export const Route = createFileRoute('/flight/story')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ search }) => {
    throw redirect({ href: `/flight/gallery${formatUrlSearch(search)}`, replace: true });
  },
});
