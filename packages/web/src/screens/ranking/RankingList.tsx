import type { RankingRequest, RankingRow } from '@cloudstreet/sdk';
import { rankingQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PinnedRankingRow } from '@cloudstreet/ui/tables/RankingTable';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import { rankedKind } from '../../app/search/ranking-search.js';
import { useMe } from '../../app/session.js';
import * as styles from './Ranking.css.js';
import { RankingFinder } from './RankingFinder.js';
import { RankingRows, rowElement } from './RankingRows.js';
import { useRankingPages } from './use-ranking-pages.js';
import type { SoughtRow } from './use-rows-in-view.js';

export interface RankingListProps {
  ranking: RankingRequest;
  /** Removes all filters of the ranking. */
  onClear: () => void;
}

/** Rows of a ranking. Only those near the view are loaded and rendered. */
export function RankingList({ ranking, onClear }: RankingListProps) {
  const messages = useMessages();
  const own = useOwnPlace(ranking);
  const [range, setRange] = useState<readonly [first: number, last: number]>([0, 0]);
  const { rowCount, rowAt, failure } = useRankingPages(ranking, range, own?.index);
  const { sought, seek } = useSoughtRow(rowAt);
  const kind = rankedKind(ranking);
  const ownRow = own && rowAt(own.index);

  if (failure && rowCount === undefined) return <LoadFailed onRetry={failure.retry} />;
  if (rowCount === 0) return <NoPlaces ranking={ranking} onClear={onClear} />;
  return (
    <div className={styles.list} aria-busy={rowCount === undefined}>
      <div className={styles.tools}>
        <RankingFinder ranking={ranking} onFound={seek} />
        {own !== undefined && (
          <Button onPress={() => seek(own)}>
            <LocateFixed size={18} aria-hidden />
            {messages['ranking.jump']({ kind })}
          </Button>
        )}
        <span className={styles.count}>
          {rowCount !== undefined && messages['ranking.rows']({ kind, count: rowCount })}
        </span>
      </div>
      {failure && <LoadFailed onRetry={failure.retry} />}
      <RankingRows
        ranking={ranking}
        rowCount={rowCount}
        rowAt={rowAt}
        ownId={own?.id}
        sought={sought}
        onRange={setRange}
      />
      {own !== undefined && ownRow !== undefined && isOutOfView(own.index, range) && (
        <PinnedRankingRow row={ownRow} onPress={() => seek(own)} />
      )}
    </div>
  );
}

function isOutOfView(index: number, [first, last]: readonly [number, number]): boolean {
  return last > 0 && (index < first || index > last);
}

/** Position of the signed-in user, or of their club in rankings of clubs. */
function useOwnPlace(ranking: RankingRequest): SoughtRow | undefined {
  const { api } = useApp();
  const me = useMe();
  const kind = rankedKind(ranking);
  const id = kind === 'user' ? me?.id : me?.club?.id;
  const { data } = useQuery({
    ...rankingQueries.place(api, ranking, me?.id ?? 0),
    enabled: id !== undefined && kind !== 'airport',
    // The ranking works without it.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return id === undefined || data?.row === undefined ? undefined : { id, index: data.row };
}

/** Scrolls a row into view and focuses it once it is rendered. */
function useSoughtRow(rowAt: (index: number) => RankingRow | undefined) {
  const [sought, setSought] = useState<SoughtRow>();
  const isSeeking = useRef(false);
  const isLoaded = sought !== undefined && rowAt(sought.index) !== undefined;
  useEffect(() => {
    if (!isSeeking.current || !sought || !isLoaded) return undefined;
    // It is rendered in the next frame, when the list has scrolled.
    const timer = setInterval(() => {
      const row = rowElement(sought.id);
      if (!row) return;
      isSeeking.current = false;
      clearInterval(timer);
      row.focus({ preventScroll: true });
    }, 16);
    return () => clearInterval(timer);
  }, [sought, isLoaded]);
  function seek(row: SoughtRow) {
    isSeeking.current = true;
    // A new object, so that the same row can be requested again.
    setSought({ ...row });
  }
  return { sought, seek };
}

function NoPlaces({ ranking, onClear }: RankingListProps) {
  const messages = useMessages();
  const isNarrowed = Object.keys(ranking).some((name) => !NAMING.has(name));
  return (
    <EmptyState
      title={messages['ranking.empty.title']()}
      drawing={isNarrowed ? 'cloud' : 'glider'}
      action={
        isNarrowed ? (
          <Button onPress={onClear}>{messages['ranking.empty.clear']()}</Button>
        ) : (
          <ButtonLink href="/upload">{messages['upload.title']()}</ButtonLink>
        )
      }
    >
      {messages[isNarrowed ? 'ranking.empty.filtered' : 'ranking.empty.message']()}
    </EmptyState>
  );
}

/** Parameters that every ranking has. All others are filters. */
const NAMING: ReadonlySet<string> = new Set([
  'contest',
  'season',
  'category',
  'sc_class',
  'order_by',
]);
