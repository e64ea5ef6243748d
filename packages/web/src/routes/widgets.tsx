import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { WidgetBuilder } from '../screens/widgets/WidgetBuilder.js';
import { parseWidgetSearch } from '../screens/widgets/widget-choice.js';

export const Route = createFileRoute('/widgets')({
  // Read by the component, so that the page is not part of the application's first script.
  validateSearch: (search: Record<string, unknown>) => search,
  head: ({ match }) => pageHead(match.context, match.context.messages['widgets.title']()),
  component: WidgetsRoute,
});

function WidgetsRoute() {
  const navigate = Route.useNavigate();
  return (
    <WidgetBuilder
      search={parseWidgetSearch(Route.useSearch())}
      onChange={(search) =>
        void navigate({ search: { ...search }, replace: true, resetScroll: false })
      }
    />
  );
}
