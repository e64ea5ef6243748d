import { createFileRoute, redirect } from '@tanstack/react-router';
import { formatUrlSearch } from '../app/search/url-search.js';

/** Another name of the statistics. */
export const Route = createFileRoute('/flight/stats')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ search }) => {
    throw redirect({ href: `/flight/statistics${formatUrlSearch(search)}`, replace: true });
  },
});
