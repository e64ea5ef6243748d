import * as styles from './ExtentPicture.css.js';
import { type BoundingBox, projectExtent } from './project-extent.js';

export interface ExtentPictureProps {
  bbox: BoundingBox;
}

const frame = { width: 112, height: 84, margin: 12 };

/**
 * How far a flight reached, drawn over lines of whole degrees, which show how large that is.
 * Decorative: the text beside it says what matters.
 */
export function ExtentPicture({ bbox }: ExtentPictureProps) {
  const { toPixels, meridians, parallels } = projectExtent(bbox, frame);
  const [west, south, east, north] = bbox;
  const [left, top] = toPixels(west, north);
  const [right, bottom] = toPixels(east, south);
  const graticule = [
    ...meridians.map((lon) => `M${toPixels(lon, north)[0].toFixed(1)} -84v252`),
    ...parallels.map((lat) => `M-112 ${toPixels(west, lat)[1].toFixed(1)}h336`),
  ];
  return (
    <svg className={styles.picture} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
      <path className={styles.graticule} d={graticule.join('')} />
      <rect
        className={styles.extent}
        x={left}
        y={top}
        width={Math.max(right - left, 2)}
        height={Math.max(bottom - top, 2)}
        rx={4}
      />
    </svg>
  );
}
