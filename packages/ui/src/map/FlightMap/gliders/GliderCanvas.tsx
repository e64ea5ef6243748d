import { useMap } from '@vis.gl/react-maplibre';
import { memo, useEffect, useRef } from 'react';
import { useCanvasColors } from '../../../flight/canvas-colors.js';
import type { CursorStore } from '../../../flight/cursor-store.js';
import * as styles from '../FlightMap.css.js';
import type { DrawnGliders } from './place-gliders.js';
import { redrawGlidersOnChange } from './redraw-gliders-on-change.js';

export interface GliderCanvasProps extends DrawnGliders {
  cursor: CursorStore;
}

/**
 * Draws the glider at the cursor with its heading, and others beside it. It has its own canvas over
 * the map, so that a move redraws neither the map nor the page.
 */
export const GliderCanvas = memo(function GliderCanvas(props: GliderCanvasProps) {
  const { flight, tracks, cursor } = props;
  const { current: map } = useMap();
  const canvas = useRef<HTMLCanvasElement>(null);
  const colors = useCanvasColors();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!map || !context) return undefined;
    return redrawGlidersOnChange(context, map, cursor, { flight, tracks, colors });
  }, [map, flight, tracks, cursor, colors]);
  return <canvas ref={canvas} className={styles.gliders} data-part="gliders" aria-hidden />;
});
