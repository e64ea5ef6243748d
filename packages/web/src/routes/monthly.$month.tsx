import { createFileRoute } from '@tanstack/react-router';
import { toPlace } from '../app/other-name.js';

/** Another name of `/flight-of-the-month/{month}`. */
export const Route = createFileRoute('/monthly/$month')({
  // Whatever is asked for is asked of the other name.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) => toPlace('/flight-of-the-month', location, params.month),
});
