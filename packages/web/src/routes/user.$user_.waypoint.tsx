import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.js';

/** Alias of the waypoint collections of a user. */
export const Route = createFileRoute('/user/$user_/waypoint')({
  // All search parameters are passed on.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, params }) =>
    redirectTo(`/user/${params.user}/waypoint-collection`, location),
});
