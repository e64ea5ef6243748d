import { type ReactNode, useState } from 'react';
import * as styles from './BaseMap.css.js';
import { mayHaveWebGl } from './has-web-gl.js';

export interface MapFrameProps {
  /** What the map shows, as its accessible name. */
  label: string;
  /** The map itself; it tells if this browser draws none at all. */
  children: (onCannotDraw: () => void) => ReactNode;
  /** Stands over the map, such as a legend. */
  overlay?: ReactNode;
  /** Text alternative, for screen readers. */
  description?: ReactNode;
  /** Stands in for the map where there is no WebGL. */
  fallback: ReactNode;
}

/** What there is of a map without any library for it: its region, and what stands in for it. */
export function MapFrame({ label, children, overlay, description, fallback }: MapFrameProps) {
  const [canDraw, setCanDraw] = useState(mayHaveWebGl);
  return (
    <section className={styles.frame} aria-label={label}>
      {canDraw ? children(() => setCanDraw(false)) : fallback}
      {canDraw && overlay}
      {description}
    </section>
  );
}
