import { createFileRoute } from '@tanstack/react-router';
import { lazyWithRetry } from '../app/lazy-with-retry.js';
import { pageHead } from '../app/page/page-head.js';

export const Route = createFileRoute('/flight/replay')({
  // The page reads it, because this part of a route is in the first bundle.
  validateSearch: (search: Record<string, unknown>) => search,
  head: ({ match }) => pageHead(match.context, match.context.messages['day.title']()),
  component: ReplayRoute,
});

// Loaded in two steps, so that the first bundle does not list its many parts.
const DayReplay = lazyWithRetry(
  async () => (await import('../screens/flight/day/DayReplay.js')).DayReplay,
);

function ReplayRoute() {
  return <DayReplay raw={Route.useSearch()} />;
}
