import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { InternationalPage } from '../screens/settings/InternationalPage.js';

export const Route = createFileRoute('/settings/internationalization')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'internationalization' })),
  component: InternationalPage,
});
