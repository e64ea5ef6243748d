import { feedMutations, feedQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { FlightGridSkeleton } from '../../app/flights/FlightGrid.js';
import { SuggestedUsers } from '../../app/follows/SuggestedUsers.js';
import { EndOfList } from '../../app/lists/EndOfList.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { friendsPath, pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { FeedItems } from './FeedItems.js';
import { foldFeed } from './fold-feed.js';

/** News of those whom the reader follows, or pilots to follow if there is none. */
export function FeedPage() {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(feedQueries.pages(api));
  useRead(list.data?.pages[0]?.until);
  const items = useMemo(
    () => list.data && foldFeed(list.data.pages.map(({ entries }) => entries)),
    [list.data],
  );
  return (
    <AppPage width="text">
      <PageHeader title={messages['feed.title']()} actions={<FriendsLink />} />
      {list.isLoadingError && <LoadFailed onRetry={() => void list.refetch()} />}
      {list.isPending && <FlightGridSkeleton count={4} />}
      {items?.length === 0 && (
        <>
          <EmptyState title={messages['feed.none']()} drawing="glider">
            {messages['friends.none.how']()}
          </EmptyState>
          <SuggestedUsers />
        </>
      )}
      {items && items.length > 0 && <FeedItems items={items} />}
      {list.isFetchNextPageError && <LoadFailed onRetry={() => void list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <EndOfList
          label={messages['friends.more']()}
          isLoading={list.isFetchingNextPage}
          onReached={() => void list.fetchNextPage()}
        />
      )}
    </AppPage>
  );
}

/** Resets the number of new flights, up to the time of the newest page. */
function useRead(until: string | undefined): void {
  const { api } = useApp();
  const { mutate } = useMutation({
    ...feedMutations.read(api),
    // The page works without it, and the next visit repeats it.
    meta: { explains: 'all' },
  });
  useEffect(() => {
    if (until !== undefined) mutate(until);
  }, [until, mutate]);
}

function FriendsLink() {
  const messages = useMessages();
  const me = useMe();
  if (!me) return null;
  return (
    <ButtonLink size="small" href={pathWith(friendsPath(me.id), { list: 'find' })}>
      {messages['friends.list']({ list: 'find' })}
    </ButtonLink>
  );
}
