import { feedQueries } from '@cloudstreet/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { requireSignIn } from '../app/guards.js';
import { pageHead } from '../app/page/page-head.js';
import { FeedPage } from '../screens/feed/FeedPage.js';

export const Route = createFileRoute('/feed')({
  beforeLoad: ({ context, location }) => requireSignIn(context, location.href),
  loader: ({ context: { api, queryClient } }) => {
    // Not awaited: the page shows skeletons at once.
    void queryClient.prefetchInfiniteQuery(feedQueries.pages(api));
  },
  head: ({ match: { context } }) => pageHead(context, context.messages['feed.title']()),
  component: FeedPage,
});
