import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page/page-head.js';
import { GroupsPage } from '../screens/settings/GroupsPage.js';

export const Route = createFileRoute('/settings/group/')({
  head: ({ match: { context } }) =>
    pageHead(context, context.messages['settings.page']({ page: 'group' })),
  component: GroupsPage,
});
