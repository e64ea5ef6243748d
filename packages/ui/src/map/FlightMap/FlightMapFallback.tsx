import type { MapPath } from '../../flight/flight-path.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { projectToSvg } from '../project-to-svg.js';
import * as styles from './FlightMap.css.js';

const SIZE = { width: 800, height: 600, margin: 60 };

export interface FlightMapFallbackProps {
  /** The tracks of one or more flights. */
  paths: readonly MapPath[];
  legs: readonly MapPath[];
}

/** Tracks without a map, for browsers that cannot draw one. */
export function FlightMapFallback({ paths, legs }: FlightMapFallbackProps) {
  const messages = useMessages();
  const lines = projectToSvg([...paths, ...legs], SIZE);
  return (
    <div className={styles.fallback}>
      <svg
        className={styles.outline}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={messages['map.fallback']()}
      >
        <path className={styles.legs} d={lines.slice(paths.length).join('')} />
        <path className={styles.track} d={lines.slice(0, paths.length).join('')} />
      </svg>
      <p className={styles.note}>{messages['map.noWebGl']()}</p>
    </div>
  );
}
