import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../app/lazy-part.js';
import { pageHead } from '../app/page/page-head.js';

export const Route = createFileRoute('/flight/replay')({
  head: ({ match }) => pageHead(match.context, match.context.messages['day.title']()),
  component: ReplayRoute,
});

// Loaded in two steps, and reads the search by itself: what stands here comes with the first page of all.
const DayReplay = lazyPart(
  async () => (await import('../screens/flight/day/DayReplay.js')).DayReplay,
);

function ReplayRoute() {
  return <DayReplay raw={Route.useSearch()} />;
}
