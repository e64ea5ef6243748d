import { createFileRoute } from '@tanstack/react-router';
import { toPlace } from '../app/other-name.js';

/** Another name of the gallery. */
export const Route = createFileRoute('/flight/story')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location }) => toPlace('/flight/gallery', location),
});
