import type { RankingRequest, RankingRow, UserRef } from '@cloudstreet/sdk';
import { RankingTable } from '@cloudstreet/ui/tables/RankingTable';
import { useRef } from 'react';
import { entityPath } from '../../app/paths.js';
import { rankedKind } from '../../app/search/ranking-search.js';
import { useFileUrl } from '../../app/stories/use-file-url.js';
import { RowFlights } from './RowFlights.js';
import { type SoughtRow, useRowsInView } from './use-rows-in-view.js';

export interface RankingRowsProps {
  ranking: RankingRequest;
  /** Undefined until it is known. */
  rowCount: number | undefined;
  /** Undefined while loading. */
  rowAt: (index: number) => RankingRow | undefined;
  /** Id of the row of the user or their club. */
  ownId: number | undefined;
  sought: SoughtRow | undefined;
  /** Called when other rows come into view. */
  onRange: (range: readonly [first: number, last: number]) => void;
}

/** Returns the element of a row that receives the focus. */
export function rowElement(id: number): HTMLElement | null {
  return document.getElementById(linkIdOf(id));
}

/** Number of placeholder rows while a ranking is loading. */
const ROWS_UNTIL_KNOWN = 16;

/** The rows of a ranking near the view. */
export function RankingRows(props: RankingRowsProps) {
  const { ranking, rowCount = ROWS_UNTIL_KNOWN, rowAt, ownId, sought, onRange } = props;
  const fileUrl = useFileUrl();
  const hostRef = useRef<HTMLDivElement>(null);
  const inView = useRowsInView(hostRef, { rowCount, onRange, soughtRow: sought });
  const { first, last, beforePx, afterPx, measure } = inView;
  const isByPoints = (ranking.order_by ?? 'points') === 'points';
  return (
    <div ref={hostRef}>
      <RankingTable
        kind={rankedKind(ranking)}
        rows={Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) =>
          rowAt(first + offset),
        )}
        ownId={ownId}
        maxPoints={isByPoints ? rowAt(0)?.points : undefined}
        hrefOf={entityPath}
        imageSrcOf={({ image }: UserRef) => image && fileUrl(image)}
        linkIdOf={linkIdOf}
        renderFlights={(row) => <RowFlights ranking={ranking} row={row} />}
        window={{ rowCount, firstRow: first, beforePx, afterPx, measure }}
      />
    </div>
  );
}

function linkIdOf(id: number): string {
  return `ranked-${id}`;
}
