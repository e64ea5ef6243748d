import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../errors/LoadFailed.js';
import { useMessages } from '../messages.js';
import { EndOfList } from './EndOfList.js';
import * as styles from './PagedRows.css.js';

export interface PagedRowsProps<Row> {
  list: UseInfiniteQueryResult<{ readonly pages: readonly (readonly Row[])[] }>;
  /** Returns the `li` of a row. */
  children: (row: Row) => ReactNode;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
}

/** Rows of a list, which loads its next page when its end comes into view. */
export function PagedRows<Row>({ list, children, empty }: PagedRowsProps<Row>) {
  const messages = useMessages();
  const rows = list.data?.pages.flat();
  return (
    <>
      {list.isLoadingError && <LoadFailed onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height="8rem" />}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && <ul className={styles.list}>{rows.map(children)}</ul>}
      {list.isFetchNextPageError && <LoadFailed onRetry={() => void list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <EndOfList
          label={messages['friends.more']()}
          isLoading={list.isFetchingNextPage}
          onReached={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
