import { createFileRoute, redirect } from '@tanstack/react-router';
import { formatUrlSearch } from '../app/search/url-search.js';

/** `/flights` is another name of `/flight`, with all that may follow. */
export const Route = createFileRoute('/flights/$')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ params, search }) => {
    const rest = params._splat ? `/${params._splat}` : '';
    throw redirect({ href: `/flight${rest}${formatUrlSearch(search)}`, replace: true });
  },
});
