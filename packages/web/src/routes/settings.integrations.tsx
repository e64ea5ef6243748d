import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { IntegrationsPage } from '../screens/settings/IntegrationsPage.js';

export const Route = createFileRoute('/settings/integrations')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'integrations' })),
  component: IntegrationsPage,
});
