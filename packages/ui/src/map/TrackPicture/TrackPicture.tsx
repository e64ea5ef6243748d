import { useMemo } from 'react';
import { type PositionColumns, toPath } from '../flight-path.js';
import { drawPaths } from '../picture-projection.js';
import { legPaths, type ScoredGeometry } from '../scored-geometry.js';
import * as styles from './TrackPicture.css.js';

export interface TrackPictureProps {
  /** The track, or as much of it as is at hand. */
  track: PositionColumns;
  score?: ScoredGeometry | undefined;
  /** Accessible name; without it the picture is decoration. */
  label?: string | undefined;
}

/** Only the proportions count: the picture scales to its parent. */
const SIZE = { width: 160, height: 120, margin: 10 };

/** A small still picture of a flight, drawn from its positions alone. */
export function TrackPicture({ track, score, label }: TrackPictureProps) {
  const [flown, ...legs] = useMemo(() => {
    const path = toPath(track);
    const lon = path[path.length >> 1]?.[0] ?? 0;
    return drawPaths([path, ...(score ? legPaths(score, lon) : [])], SIZE);
  }, [track, score]);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.legs} d={legs.join('')} />
      <path className={styles.track} d={flown} />
    </svg>
  );
}
