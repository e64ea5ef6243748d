import { type BoundingBox, projectTrack } from './project-track.js';
import * as styles from './TrackPicture.css.js';

export interface TrackPictureProps {
  bbox: BoundingBox;
  /** Positions as `[lon, lat]`; a few dozen are enough. Without it the extent is drawn. */
  track?: readonly (readonly [number, number])[] | undefined;
}

const frame = { width: 112, height: 84, margin: 12 };

/**
 * A small drawing of where a flight went, over lines of whole degrees, which show how large it is.
 * Decorative: the text beside it says what matters.
 */
export function TrackPicture({ bbox, track }: TrackPictureProps) {
  const { toPixels, meridians, parallels } = projectTrack(bbox, frame);
  const [west, south, east, north] = bbox;
  const grid = [
    ...meridians.map(
      (lon) => `M${fixed(toPixels(lon, north)[0])} ${-frame.height}v${3 * frame.height}`,
    ),
    ...parallels.map(
      (lat) => `M${-frame.width} ${fixed(toPixels(west, lat)[1])}h${3 * frame.width}`,
    ),
  ];
  const pixels = track?.map(([lon, lat]) => toPixels(lon, lat)) ?? [];
  const path = `M${pixels.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}`;
  const [left, top] = toPixels(west, north);
  const [right, bottom] = toPixels(east, south);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
      <path className={styles.graticule} d={grid.join('')} />
      {pixels[0] ? (
        <>
          <path className={styles.casing} d={path} />
          <path className={styles.track} d={path} />
          <circle className={styles.takeoff} cx={pixels[0][0]} cy={pixels[0][1]} r={3} />
        </>
      ) : (
        <rect
          className={styles.extent}
          x={left}
          y={top}
          width={Math.max(right - left, 2)}
          height={Math.max(bottom - top, 2)}
          rx={4}
        />
      )}
    </svg>
  );
}

function fixed(pixels: number): string {
  return pixels.toFixed(1);
}
