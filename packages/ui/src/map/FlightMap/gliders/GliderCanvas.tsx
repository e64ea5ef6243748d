import { useMap } from '@vis.gl/react-maplibre';
import { memo, useEffect, useRef } from 'react';
import { useChartColors } from '../../../charts/chart-colors.js';
import type { CursorStore } from '../../../charts/cursor-store.js';
import { nearLon } from '../../flight-path.js';
import type { TimedPath } from '../../place-at.js';
import * as styles from '../FlightMap.css.js';
import type { DrawnTrack } from '../layers/other-tracks.js';
import { createGliderPicture } from './glider-picture.js';

export interface GliderCanvasProps {
  /** With at least one fix. */
  flight: TimedPath;
  /** Keep the list the same between renders. */
  tracks: readonly DrawnTrack[];
  cursor: CursorStore;
}

/**
 * The glider where it was at the cursor, flying its course, and others beside it. It is a picture of
 * its own over the map, so that a move draws neither the map nor the page anew.
 */
export const GliderCanvas = memo(function GliderCanvas(props: GliderCanvasProps) {
  const { flight, tracks, cursor } = props;
  const { current: map } = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);
  const colors = useChartColors();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!map || !context) return undefined;
    const draw = createGliderPicture(flight, tracks, colors);
    const paint = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const middle = map.getCenter().lng;
      draw(context, cursor.get(), {
        width,
        height,
        bearingDeg: map.getBearing(),
        project: ({ lon, lat }) => map.project([nearLon(lon, middle), lat]),
      });
    };
    paint();
    const stop = cursor.subscribe(paint);
    map.on('render', paint);
    return () => {
      stop();
      map.off('render', paint);
    };
  }, [map, flight, tracks, cursor, colors]);
  return <canvas ref={canvas} className={styles.gliders} data-part="gliders" aria-hidden />;
});
