import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { TokensPage } from '../screens/settings/TokensPage.js';

export const Route = createFileRoute('/settings/tokens')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'tokens' })),
  component: TokensPage,
});
