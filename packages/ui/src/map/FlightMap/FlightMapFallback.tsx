import { useMessages } from '../../messages/MessagesProvider.js';
import type { MapPath } from '../flight-path.js';
import { drawPaths } from '../picture-projection.js';
import * as styles from './FlightMap.css.js';

const SIZE = { width: 800, height: 600, margin: 60 };

/** The track without a map, where the browser cannot draw one. */
export function FlightMapFallback({ path, legs }: { path: MapPath; legs: readonly MapPath[] }) {
  const messages = useMessages();
  const [flown, ...legLines] = drawPaths([path, ...legs], SIZE);
  return (
    <div className={styles.fallback}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={messages['map.picture']()}
      >
        <path className={styles.legs} d={legLines.join('')} />
        <path className={styles.track} d={flown} />
      </svg>
      <p className={styles.note}>{messages['map.noWebGl']()}</p>
    </div>
  );
}
