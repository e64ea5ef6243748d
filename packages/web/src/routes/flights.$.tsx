import { createFileRoute } from '@tanstack/react-router';
import { toPlace } from '../app/other-name.js';

/** `/flights` is another name of `/flight`, with all that may follow. */
export const Route = createFileRoute('/flights/$')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => toPlace('/flight', location, params._splat),
});
