import { type BadgeId, getBadge } from '@cloudstreet/scoring/badges';
import type { BadgeHolder, User } from '@cloudstreet/sdk';
import { listBadgeHolders } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { Table, type TableColumn } from '@cloudstreet/ui/controls/Table';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { LocalDate } from '@cloudstreet/ui/values';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { EndOfList } from '../../app/lists/EndOfList.js';
import { useMessages } from '../../app/messages.js';
import { badgePath, entityPath, flightPath, pathWith } from '../../app/paths.js';
import type { BadgeSearch } from '../../app/search/badge-search.js';
import { useMe } from '../../app/session.js';
import type { Messages } from '../../generated/messages/types.js';
import * as styles from './Badges.css.js';
import { BadgeValue } from './BadgeValue.js';

const PAGE_SIZE = 25;

export interface BadgeHoldersProps {
  id: BadgeId;
  /** The user whose page it is. */
  user: User;
  search: BadgeSearch;
}

/** Pilots who have a badge: all, those whom the user follows, or those of the user's club. */
export function BadgeHolders({ id, user, search }: BadgeHoldersProps) {
  const { api } = useApp();
  const messages = useMessages();
  const isOwn = useMe()?.id === user.id;
  const { club, following_count: following } = user;
  const groups: Holding[] = ['all'];
  // Others do not see whom the user follows if the user hides it.
  if (isOwn || following !== undefined) groups.push('friends');
  if (club) groups.push('club');
  const shown = groups.find((group) => group === search.holders) ?? 'all';
  const list = useInfiniteQuery({
    ...operationPages(api, listBadgeHolders, {
      badge_id: id,
      limit: PAGE_SIZE,
      ...(shown === 'friends' && { follower_source_id: user.id }),
      ...(shown === 'club' && club && { club_id_in: [club.id] }),
    }),
    placeholderData: keepPreviousData,
  });
  const holders = list.data?.pages.flat();
  const page = badgePath(user.id, id);
  return (
    <Section title={messages['badge.holders']()}>
      <Stack gap="x3">
        {groups.length > 1 && (
          <LinkSegments
            label={messages['badge.holders']()}
            segments={groups.map((group) => ({
              href: group === 'all' ? page : pathWith(page, { holders: group }),
              label:
                group === 'club' ? (club?.name ?? '') : messages['badge.holders.group']({ group }),
              isCurrent: group === shown,
            }))}
          />
        )}
        {list.isLoadingError && <LoadFailed onRetry={() => void list.refetch()} />}
        {list.isPending && <Skeleton height="10rem" />}
        {holders?.length === 0 && <p className={styles.note}>{messages['badge.holders.none']()}</p>}
        {holders && holders.length > 0 && <Holders id={id} holders={holders} />}
        {list.isFetchNextPageError && <LoadFailed onRetry={() => void list.fetchNextPage()} />}
        {list.hasNextPage && !list.isFetchNextPageError && (
          <EndOfList
            label={messages['badge.holders.more']()}
            isLoading={list.isFetchingNextPage}
            onReached={() => void list.fetchNextPage()}
          />
        )}
      </Stack>
    </Section>
  );
}

type Holding = 'all' | NonNullable<BadgeSearch['holders']>;

function Holders({ id, holders }: { id: BadgeId; holders: readonly BadgeHolder[] }) {
  const messages = useMessages();
  return (
    <Table
      caption={messages['badge.holders']()}
      columns={columnsOf(id, messages)}
      rows={holders}
      getKey={({ user }) => user.id}
    />
  );
}

function columnsOf(id: BadgeId, messages: Messages): TableColumn<BadgeHolder>[] {
  return [
    {
      id: 'pilot',
      header: messages['compare.pilot'](),
      isRowHeader: true,
      cell: ({ user }) => <Link href={entityPath('user', user.id)}>{user.name}</Link>,
    },
    {
      id: 'level',
      header: messages['badge.level'](),
      align: 'end',
      cell: ({ points }) => points,
    },
    {
      id: 'value',
      header: messages['claim.flown'](),
      align: 'end',
      cell: ({ value }) => <BadgeValue id={id} value={value} />,
    },
    ...(getBadge(id).source === undefined ? [flightColumn(messages)] : []),
  ];
}

/** The flight that earned the badge. */
function flightColumn(messages: Messages): TableColumn<BadgeHolder> {
  return {
    id: 'flight',
    header: messages['badge.flight'](),
    align: 'end',
    cell: ({ flight_id: flight, created }) => (
      <Link href={flightPath(flight)}>
        <LocalDate date={created} />
      </Link>
    ),
  };
}
