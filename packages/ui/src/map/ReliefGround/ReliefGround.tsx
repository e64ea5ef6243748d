import { useEffect, useRef } from 'react';
import { useTheme } from '../../theme/ThemeProvider.js';
import type { OutlineView } from '../../tiles/outline-ground/outline-ground.js';
import { mapColors } from '../map-colors.js';
import { drawRelief } from './draw-relief.js';
import * as styles from './ReliefGround.css.js';

export interface ReliefGroundProps {
  view: OutlineView;
  /** URL of `@cloudstreet/ui/relief.pmtiles`. */
  reliefUrl: string;
}

/** Distance from the screen at which drawing starts, so that scrolling shows no empty ones. */
const AHEAD = '200px';

/**
 * Relief below the outline of a flight, drawn once it is near the screen. Renders nothing in a
 * theme without relief.
 */
export function ReliefGround({ view, reliefUrl }: ReliefGroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { relief, land, water } = mapColors[useTheme()];
  useEffect(() => {
    const { current: target } = canvas;
    if (!target || !relief || !('IntersectionObserver' in globalThis)) return undefined;
    const stop = new AbortController();
    // The relief leaves the sea out.
    const showSea = () => {
      if (!stop.signal.aborted) target.parentElement!.style.background = water;
    };
    const sizes = new ResizeObserver(() => {
      // Without relief the outline is still complete.
      drawRelief(target, view, reliefUrl, stop.signal).then(showSea, () => undefined);
    });
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        sizes.observe(target);
      },
      { rootMargin: AHEAD },
    );
    sight.observe(target);
    return () => {
      stop.abort();
      sight.disconnect();
      sizes.disconnect();
    };
  }, [view, reliefUrl, relief, water]);
  if (!relief) return null;
  const { brightness, saturation, contrast } = relief;
  return (
    // Until the relief is drawn, land is the better guess.
    <div className={styles.ground} style={{ background: land }}>
      <canvas
        ref={canvas}
        className={styles.ground}
        style={{
          filter: `contrast(${1 + contrast}) saturate(${1 + saturation}) brightness(${brightness})`,
        }}
      />
    </div>
  );
}
