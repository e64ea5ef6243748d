import type { Notification } from '@cloudstreet/sdk';
import { notificationMutations, notificationQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { EndOfList } from '../../app/lists/EndOfList.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { CrewRequests } from './CrewRequests.js';
import { NotificationRow } from './NotificationRow.js';
import * as styles from './NotificationsPage.css.js';

/** The user's notifications, the newest first. */
export function NotificationsPage() {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(notificationQueries.list(api));
  const { mutate, isPending } = useMutation(notificationMutations.read(api));
  const rows = list.data?.pages.flat();
  const [newest] = rows ?? [];
  return (
    <AppPage width={rows?.length === 0 ? 'scenic' : 'text'}>
      <PageHeader
        title={messages['notifications.title']()}
        actions={
          <>
            {newest && rows?.some(({ read }) => !read) && (
              <Button
                size="small"
                isPending={isPending}
                // Notifications that arrived later stay unread.
                onPress={() => mutate({ until: newest.id })}
              >
                {messages['notifications.readAll']()}
              </Button>
            )}
            <ButtonLink size="small" href="/settings/customize">
              {messages['notifications.settings']()}
            </ButtonLink>
          </>
        }
      />
      <CrewRequests />
      {list.isLoadingError && <LoadFailed onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height="12rem" />}
      {rows && <Rows rows={rows} />}
      {list.isFetchNextPageError && <LoadFailed onRetry={() => void list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <EndOfList
          label={messages['notifications.more']()}
          isLoading={list.isFetchingNextPage}
          onReached={() => void list.fetchNextPage()}
        />
      )}
    </AppPage>
  );
}

function Rows({ rows }: { rows: readonly Notification[] }) {
  const messages = useMessages();
  if (rows.length === 0) {
    return (
      <EmptyState title={messages['notifications.none']()} drawing="windsock">
        {messages['notifications.none.how']()}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <NotificationRow key={row.id} notification={row} />
        ))}
      </ul>
      <p className={styles.note}>{messages['notifications.retention']()}</p>
    </>
  );
}
