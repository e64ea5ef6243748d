import { type FC, lazy, Suspense } from 'react';
import * as styles from './Drawing.css.js';
import type { DrawingName } from './DrawingShapes.js';

export interface DrawingProps {
  name: DrawingName;
  /** Whether it is larger where there is room. */
  isLarge?: boolean;
}

/** Loaded with the first drawing, because most pages need none. */
const DrawingShapes = lazy(async (): Promise<{ default: FC<{ name: DrawingName }> }> => {
  try {
    return { default: (await import('./DrawingShapes.js')).DrawingShapes };
  } catch {
    // Without a network, the text below a drawing is enough.
    return { default: () => null };
  }
});

/** A drawing for a page with little to say. Decorative: the text below it has the information. */
export function Drawing({ name, isLarge = false }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 240 132"
      data-large={isLarge || undefined}
      aria-hidden
    >
      <Suspense>
        <DrawingShapes name={name} />
      </Suspense>
    </svg>
  );
}
