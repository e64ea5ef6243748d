import polyline from '@mapbox/polyline';
import { use, useMemo } from 'react';
import { OutlineGroundContext } from '../outline-ground/outline-ground.js';
import * as styles from './FlightOutline.css.js';
import { projectOutline } from './project-outline.js';

export interface FlightOutlineProps {
  /** The flight's `polyline`: latitude and longitude with five decimals, encoded. */
  outline: string;
  /** A highlighted position on the track: latitude and longitude in degrees. */
  position?: readonly [lat: number, lon: number];
}

const frame = { width: 112, height: 84, margin: 12 };

/**
 * Outline of a flight over the ground, if the application draws it, and lines of whole degrees,
 * which show its scale. Decorative: the text beside it has the information.
 */
export function FlightOutline({ outline, position }: FlightOutlineProps) {
  const renderGround = use(OutlineGroundContext);
  const { track, graticule, view, project } = useMemo(
    () => projectOutline(polyline.decode(outline), frame),
    [outline],
  );
  const [takeoff] = track;
  const place = position && project(position);
  const path = `M${track.map((point) => point.map((pixels) => pixels.toFixed(1)).join(' ')).join('L')}`;
  return (
    <div className={styles.frame} aria-hidden>
      {view && renderGround?.(view)}
      <svg className={styles.outline} viewBox={`0 0 ${frame.width} ${frame.height}`}>
        <path className={styles.graticule} d={graticule} />
        {takeoff && (
          <>
            <path className={styles.casing} d={path} />
            <path className={styles.track} d={path} />
            <circle className={styles.takeoff} cx={takeoff[0]} cy={takeoff[1]} r={2.5} />
          </>
        )}
        {place && <circle className={styles.place} cx={place[0]} cy={place[1]} r={4} />}
      </svg>
    </div>
  );
}
