import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** Redirects `/profile` and all paths below it to `/user`. */
export const Route = createFileRoute('/profile/$')({
  // All search parameters are passed on.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => redirectTo('/user', location, params._splat),
});
