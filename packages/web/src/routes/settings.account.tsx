import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { AccountPage } from '../screens/settings/AccountPage.js';

export const Route = createFileRoute('/settings/account')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'account' })),
  component: AccountPage,
});
