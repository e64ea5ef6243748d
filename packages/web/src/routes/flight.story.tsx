import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** Alias of the gallery. */
export const Route = createFileRoute('/flight/story')({
  // All search parameters are passed on.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location }) => redirectTo('/flight/gallery', location),
});
