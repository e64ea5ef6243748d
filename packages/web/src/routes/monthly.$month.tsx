import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** Alias of `/flight-of-the-month/{month}`. */
export const Route = createFileRoute('/monthly/$month')({
  // All search parameters are passed on.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => redirectTo('/flight-of-the-month', location, params.month),
});
