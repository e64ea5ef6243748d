import { createFileRoute } from '@tanstack/react-router';
import { lazyWithRetry } from '../app/lazy-with-retry.js';
import { pageHead } from '../app/page/page-head.js';

export const Route = createFileRoute('/flight/replay')({
  // Read by the page, for this part of a route comes with the first page of all.
  validateSearch: (search: Record<string, unknown>) => search,
  head: ({ match }) => pageHead(match.context, match.context.messages['day.title']()),
  component: ReplayRoute,
});

// Loaded in two steps, so that the first page of all need not name its many parts.
const DayReplay = lazyWithRetry(
  async () => (await import('../screens/flight/day/DayReplay.js')).DayReplay,
);

function ReplayRoute() {
  return <DayReplay raw={Route.useSearch()} />;
}
