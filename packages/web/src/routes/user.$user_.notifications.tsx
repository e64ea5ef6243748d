import { notificationQueries, userQueries } from '@cloudstreet/sdk/react';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireSignIn } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { parseId } from '../app/search/parse-id.js';
import { NotificationsPage } from '../screens/user/NotificationsPage.js';

/** Only visible to the user. */
export const Route = createFileRoute('/user/$user_/notifications')({
  params: { parse: ({ user }) => ({ user: parseId(user) }) },
  beforeLoad: ({ context, location }) => requireSignIn(context, location.href),
  loader: async ({ context: { api, queryClient }, params }) => {
    const me = await queryClient.ensureQueryData(userQueries.me(api));
    if (me?.id !== params.user) throw notFound();
    // Not awaited: the page shows its place at once.
    void queryClient.prefetchInfiniteQuery(notificationQueries.list(api));
  },
  head: ({ match: { context } }) => pageHead(context, context.messages['notifications.title']()),
  component: NotificationsPage,
});
