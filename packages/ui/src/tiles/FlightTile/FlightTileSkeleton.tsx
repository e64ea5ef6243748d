import { Skeleton } from '../../layout/Skeleton/Skeleton.js';
import * as styles from './FlightTile.css.js';

/** Placeholder of a `FlightTile` with exactly its size, at any width. */
export function FlightTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden>
      <div className={styles.body}>
        <div className={styles.photo} />
        <div className={styles.skeletonText}>
          <Skeleton width="5rem" height="1.25rem" />
          <Skeleton width="80%" height="0.875rem" />
          <span className={styles.narrowOnly}>
            <Skeleton width="60%" height="0.875rem" />
          </span>
        </div>
      </div>
    </div>
  );
}
