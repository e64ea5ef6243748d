import { createFileRoute } from '@tanstack/react-router';
import { toPlace } from '../app/other-name.js';

/** `/profile` is another name of `/user`, with all that may follow. */
export const Route = createFileRoute('/profile/$')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => toPlace('/user', location, params._splat),
});
