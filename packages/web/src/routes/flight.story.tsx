import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** Another name of the gallery. */
export const Route = createFileRoute('/flight/story')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location }) => redirectTo('/flight/gallery', location),
});
