import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseMonth } from '../app/search/month.js';

/** Another name of `/flight-of-the-month/{month}`. */
export const Route = createFileRoute('/monthly/$month')({
  beforeLoad: ({ params }) => {
    const month = parseMonth(params.month);
    throw redirect({ to: '/flight-of-the-month/$month', params: { month }, replace: true });
  },
});
