import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** `/profile` is another name of `/user`, with all that may follow. */
export const Route = createFileRoute('/profile/$')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => redirectTo('/user', location, params._splat),
});
