import { createFileRoute } from '@tanstack/react-router';
import { forbidFrames, requireSignIn } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { DashboardScreen } from '../screens/dashboard/DashboardScreen.js';

/** One route for all pages of the dashboard, because each would make every first page larger. */
export const Route = createFileRoute('/dashboard/$')({
  // The screen reads it.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ context, location }) => {
    forbidFrames(context, location.href);
    requireSignIn(context, location.href);
  },
  head: ({ match: { context, params } }) => {
    const { messages } = context;
    const { _splat: page } = params;
    return pageHead(
      context,
      page ? messages['dashboard.page']({ page }) : messages['nav.dashboard'](),
    );
  },
  component: DashboardRoute,
});

function DashboardRoute() {
  return <DashboardScreen page={Route.useParams()._splat ?? ''} search={Route.useSearch()} />;
}
