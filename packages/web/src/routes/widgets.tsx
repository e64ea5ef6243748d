import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { WidgetBuilder } from '../screens/widgets/WidgetBuilder.js';
import { parseWidgetSearch } from '../screens/widgets/widget-choice.js';

export const Route = createFileRoute('/widgets')({
  validateSearch: parseWidgetSearch,
  head: ({ match }) => pageHead(match.context, match.context.messages['widgets.title']()),
  component: WidgetsRoute,
});

function WidgetsRoute() {
  const navigate = Route.useNavigate();
  return (
    <WidgetBuilder
      search={Route.useSearch()}
      onChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
