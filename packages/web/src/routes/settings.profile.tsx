import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { ProfilePage } from '../screens/settings/ProfilePage.js';

export const Route = createFileRoute('/settings/profile')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'profile' })),
  component: ProfilePage,
});
