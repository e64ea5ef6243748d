import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** `/auth` leads to the log-in page. */
export const Route = createFileRoute('/auth/')({
  // All search parameters are passed on.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location }) => redirectTo('/auth/log-in', location),
});
