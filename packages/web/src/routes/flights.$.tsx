import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** Redirects `/flights` and all paths below it to `/flight`. */
export const Route = createFileRoute('/flights/$')({
  // All search parameters are passed on.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => redirectTo('/flight', location, params._splat),
});
