import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { CustomizePage } from '../screens/settings/CustomizePage.js';

export const Route = createFileRoute('/settings/customize')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'customize' })),
  component: CustomizePage,
});
