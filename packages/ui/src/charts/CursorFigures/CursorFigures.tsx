import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { QuantityText } from '../../values/format-quantity.js';
import { Quantity } from '../../values/Quantity.js';
import { useChartColors } from '../chart-colors.js';
import { type CursorStore, createCursorStore } from '../cursor-store.js';
import { followCalmly, isAtRest } from '../follow-calmly.js';
import { useCursor } from '../use-cursor-store.js';
import * as styles from './CursorFigures.css.js';
import { createFigurePicture, type DrawnFigure } from './figure-picture.js';

interface FiguresContext {
  cursor: CursorStore;
  figures: Set<DrawnFigure>;
}

const Figures = createContext<FiguresContext>({
  cursor: createCursorStore(),
  figures: new Set(),
});

export interface CursorFiguresProps {
  cursor: CursorStore;
  className?: string | undefined;
  /** Holds the figures, and stays in its place while the cursor moves. */
  children: ReactNode;
}

/**
 * Figures that change with each move of a cursor. While it moves they are drawn over their texts,
 * since changed texts have the whole page laid out and painted anew; at rest they are texts.
 */
export function CursorFigures({ cursor, className = '', children }: CursorFiguresProps) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [figures] = useState(() => new Set<DrawnFigure>());
  const { muted } = useChartColors();
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    const picture = createFigurePicture(host.current, canvas.current, {
      figures,
      unitColor: muted,
    });
    const stops = [
      cursor.subscribe(() => picture.show(cursor.get())),
      followCalmly(cursor, () => {
        if (isAtRest(cursor)) picture.hide();
        else picture.placeAnew();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      picture.hide();
    };
  }, [cursor, figures, muted]);
  const [context, setContext] = useState<FiguresContext>({ cursor, figures });
  if (context.cursor !== cursor) setContext({ cursor, figures });
  return (
    <div ref={host} className={`${styles.figures} ${className}`}>
      <Figures value={context}>{children}</Figures>
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
    </div>
  );
}

export interface CursorFigureProps {
  /** What it says at a moment; a dash where that is not known. */
  read: (timeS: number | null) => QuantityText | undefined;
}

/** One of the figures around it. */
export function CursorFigure({ read }: CursorFigureProps) {
  const { cursor, figures } = useContext(Figures);
  const host = useRef<HTMLSpanElement>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const figure: DrawnFigure = {
      host: host.current,
      read: (timeS) => latest.current(timeS),
    };
    figures.add(figure);
    return () => {
      figures.delete(figure);
    };
  }, [figures]);
  return (
    <span ref={host} className={styles.figure}>
      <Quantity text={read(useCursor(cursor))} />
    </span>
  );
}
