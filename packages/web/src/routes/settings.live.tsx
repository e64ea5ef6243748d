import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { LivePage } from '../screens/settings/LivePage.js';

export const Route = createFileRoute('/settings/live')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'live' })),
  component: LivePage,
});
