import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseId } from '../app/search/parse-id.js';

/** Another name of `/user/{user}`. */
export const Route = createFileRoute('/profile/$user')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/user/$user', params: { user: parseId(params.user) }, replace: true });
  },
});
