import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** `/flights` is another name of `/flight`, with all that may follow. */
export const Route = createFileRoute('/flights/$')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => redirectTo('/flight', location, params._splat),
});
