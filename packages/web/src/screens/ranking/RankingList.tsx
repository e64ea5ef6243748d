import type { RankingRequest, RankingRow } from '@cloudstreet/sdk';
import { RANKING_PAGE_SIZE, rankingQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LocateFixed, Trophy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { EndOfList } from '../../app/lists/EndOfList.js';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';
import * as styles from './Ranking.css.js';
import { RankingTable, rowElement } from './RankingTable.js';

export interface RankingListProps {
  ranking: RankingRequest;
  /** The row at which it begins. */
  from: number;
  /** Called to begin at another row. */
  onEnter: (row: number) => void;
}

/** The places of a ranking. Further ones are asked for when the end comes into view. */
export function RankingList({ ranking, from, onEnter }: RankingListProps) {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(rankingQueries.list(api, ranking, from));
  const rows = list.data?.pages.flat();
  const { own, jump } = useJumpToMe({ ranking, rows, onEnter });

  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (rows?.length === 0 && from === 0) return <NoPlaces />;
  return (
    <div className={styles.list} aria-busy={rows === undefined || list.isFetchingNextPage}>
      <div className={styles.actions}>
        {own.row !== undefined && (
          <Button size="small" onPress={jump}>
            <LocateFixed size={16} aria-hidden />
            {messages['ranking.jump']()}
          </Button>
        )}
        {list.hasPreviousPage && (
          <Button
            size="small"
            isPending={list.isFetchingPreviousPage}
            onPress={() => void list.fetchPreviousPage()}
          >
            {messages['ranking.before']()}
          </Button>
        )}
      </div>
      {list.isFetchPreviousPageError && (
        <LoadFailed onRetry={() => void list.fetchPreviousPage()} />
      )}
      {rows ? <RankingTable rows={rows} ownId={own.id} /> : <Places />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <EndOfList
          label={messages['ranking.more']()}
          isLoading={list.isFetchingNextPage}
          onReached={() => void list.fetchNextPage()}
        />
      )}
      {list.isFetchNextPageError && <LoadFailed onRetry={() => void list.fetchNextPage()} />}
    </div>
  );
}

interface JumpOptions extends Pick<RankingListProps, 'ranking' | 'onEnter'> {
  rows: readonly RankingRow[] | undefined;
}

/** The place of the signed-in user, and the way to it: on the page that holds it. */
function useJumpToMe({ ranking, rows, onEnter }: JumpOptions) {
  const { api } = useApp();
  const id = useMe()?.id;
  const { data } = useQuery({
    ...rankingQueries.place(api, ranking, id ?? 0),
    enabled: id !== undefined,
    // The ranking does without it.
    meta: { explains: 'all' },
  });
  // Set while the page that holds the place is on its way.
  const isJumping = useRef(false);
  const isHere = rows?.some(({ user }) => user?.id === id) ?? false;
  useEffect(() => {
    if (!isJumping.current || !isHere || id === undefined) return;
    isJumping.current = false;
    bringIntoView(id);
  }, [isHere, id]);

  const row = data?.row;
  function jump() {
    if (row === undefined || id === undefined) return;
    if (isHere) return bringIntoView(id);
    isJumping.current = true;
    onEnter(row - (row % RANKING_PAGE_SIZE));
  }
  return { own: { id, row }, jump };
}

function bringIntoView(userId: number) {
  const row = rowElement(userId);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'center' });
}

function NoPlaces() {
  const messages = useMessages();
  return (
    <EmptyState
      title={messages['ranking.empty.title']()}
      icon={<Trophy size={24} aria-hidden />}
      action={<ButtonLink href="/upload">{messages['upload.title']()}</ButtonLink>}
    >
      {messages['ranking.empty.message']()}
    </EmptyState>
  );
}

/** Keeps the place of the first rows. */
function Places() {
  return (
    <div className={styles.places}>
      {Array.from({ length: 16 }, (_, index) => (
        <Skeleton key={index} height="2.75rem" />
      ))}
    </div>
  );
}
