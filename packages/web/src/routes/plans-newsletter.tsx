import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** `/plans-newsletter` is an alias of `/plans`. */
export const Route = createFileRoute('/plans-newsletter')({
  // All search parameters are passed on.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location }) => redirectTo('/plans', location),
});
