import type { ArrivalKind } from '@cloudstreet/scoring/analyse';
import type { CursorStore } from '../../flight/cursor-store.js';
import { useThrottledCursor } from '../../flight/use-throttled-cursor.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { ARRIVAL_SIGNS } from './layers/arrival-signs.js';
import * as styles from './MapLegend.css.js';
import type { NoArrivals } from './map-features.js';
import { useArrivalTitle } from './use-arrival-title.js';

export interface ArrivalLegendProps {
  arrivals: readonly { kind: ArrivalKind }[];
  /** Reason why there are no arrival heights; undefined while loading. */
  noArrivals?: NoArrivals | undefined;
  /** Reserve subtracted from the heights in metres. Undefined if it should not be mentioned. */
  reserveM?: number | undefined;
  /** Time for which the heights are computed. */
  cursor: CursorStore;
}

const KINDS = ['save', 'risky', 'distant'] as const satisfies ArrivalKind[];

/** Legend of arrival heights, or a hint on how to show them. */
export function ArrivalLegend({ arrivals, noArrivals, reserveM, cursor }: ArrivalLegendProps) {
  const messages = useMessages();
  const title = useArrivalTitle(reserveM);
  const hasMoment = useThrottledCursor(cursor, { intervalMs: 1000 }) !== null;
  const lack = noArrivals ?? (hasMoment ? undefined : 'hint');
  const kinds = KINDS.filter((kind) => arrivals.some((arrival) => arrival.kind === kind));
  return (
    <div className={styles.group}>
      {/* Where there are some, the map in words says it too, for screen readers. */}
      <p aria-hidden={arrivals.length > 0}>{title}</p>
      {lack && <p>{messages[`map.arrivals.${lack}`]()}</p>}
      {kinds.length > 0 && (
        <ul className={styles.list} aria-label={messages['map.layer.arrivals']()}>
          {kinds.map((kind) => (
            <li key={kind} className={styles.entry}>
              <span className={styles.sign} aria-hidden>
                {ARRIVAL_SIGNS[kind].sign}
              </span>
              {messages[`map.arrival.${kind}`]()}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
