import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { TryPage } from '../screens/flight/try/TryPage.js';

export const Route = createFileRoute('/try')({
  head: ({ match }) => pageHead(match.context, match.context.messages['home.try']()),
  component: TryPage,
});
