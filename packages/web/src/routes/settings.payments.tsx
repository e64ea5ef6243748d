import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { PaymentsPage } from '../screens/settings/PaymentsPage.js';

export const Route = createFileRoute('/settings/payments')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'payments' })),
  component: PaymentsPage,
});
