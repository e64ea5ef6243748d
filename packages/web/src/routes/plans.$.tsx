import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { PlansScreen } from '../screens/plans/PlansScreen.js';

/** One route for all pages about plans, to keep the first bundle small. */
export const Route = createFileRoute('/plans/$')({
  // The screen reads it.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async ({ context, location, params: { _splat: path = '' }, preload }) => {
    const { enterPlans } = await import('../screens/plans/enter-plans.js');
    return enterPlans(context, { path, href: location.href, preload });
  },
  head: ({ match: { context } }) => pageHead(context, context.plansTitle),
  component: PlansRoute,
});

function PlansRoute() {
  return <PlansScreen path={Route.useParams()._splat ?? ''} search={Route.useSearch()} />;
}
