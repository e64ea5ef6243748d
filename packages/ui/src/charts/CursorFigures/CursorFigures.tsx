import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCanvasColors } from '../../flight/canvas-colors.js';
import type { CursorStore } from '../../flight/cursor-store.js';
import { subscribeThrottled } from '../../flight/subscribe-throttled.js';
import { useCursor } from '../../flight/use-cursor-store.js';
import type { QuantityText } from '../../values/format-quantity.js';
import { Quantity } from '../../values/Quantity.js';
import * as styles from './CursorFigures.css.js';
import { createFigurePicture, type DrawnFigure } from './figure-picture.js';

interface FiguresContext {
  cursor: CursorStore;
  /** Adds a figure, and answers how to remove it. */
  add: (figure: DrawnFigure) => () => void;
}

const Figures = createContext<FiguresContext | undefined>(undefined);

export interface CursorFiguresProps {
  cursor: CursorStore;
  className?: string | undefined;
  /** Holds each `CursorFigure`, and stays in its place while the cursor moves. */
  children: ReactNode;
}

/**
 * Figures that change with each move of a cursor. While it moves they are drawn over their texts,
 * since changed texts have the whole page laid out and painted anew; at rest they are texts.
 */
export function CursorFigures({ cursor, className = '', children }: CursorFiguresProps) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<ReturnType<typeof createFigurePicture>>(null);
  const [figures, setFigures] = useState<readonly DrawnFigure[]>(NO_FIGURES);
  const { muted } = useCanvasColors();
  useEffect(() => {
    if (!host.current || !canvas.current) return undefined;
    const picture = createFigurePicture(host.current, canvas.current, {
      figures,
      unitColor: muted,
    });
    drawing.current = picture;
    let writtenS: number | null | undefined;
    const stops = [
      cursor.subscribe(() => {
        const timeS = cursor.get();
        if (timeS === writtenS) return;
        writtenS = undefined;
        picture.show(timeS);
      }),
      subscribeThrottled(
        cursor,
        (isPassing) => {
          // Texts are written under the picture, which has no need to find its places again.
          if (isPassing) return;
          writtenS = cursor.get();
          picture.hide();
        },
        { isFlushable: true },
      ),
    ];
    const observer = new ResizeObserver(() => picture.hide());
    observer.observe(host.current);
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
      picture.hide();
    };
  }, [cursor, figures, muted]);
  // No move renders it; other words beside a figure do, and may have that elsewhere.
  useEffect(() => drawing.current?.placeAnew());
  const context = useMemo(
    () => ({
      cursor,
      add(figure: DrawnFigure) {
        setFigures((others) => [...others, figure]);
        return () => setFigures((all) => all.filter((other) => other !== figure));
      },
    }),
    [cursor],
  );
  return (
    <div ref={host} className={`${styles.figures} ${className}`}>
      <Figures value={context}>{children}</Figures>
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
    </div>
  );
}

const NO_FIGURES: readonly DrawnFigure[] = [];

export interface CursorFigureProps {
  /** What it says at a moment; a dash where that is not known. */
  read: (timeS: number | null) => QuantityText | undefined;
}

/**
 * One of the figures of the `CursorFigures` around it.
 *
 * @throws {Error} Outside of such.
 */
export function CursorFigure({ read }: CursorFigureProps) {
  const context = useContext(Figures);
  if (!context) throw new Error('A CursorFigure stands in CursorFigures.');
  const { cursor, add } = context;
  const host = useRef<HTMLSpanElement>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(
    () =>
      host.current
        ? add({ host: host.current, read: (timeS) => latest.current(timeS) })
        : undefined,
    [add],
  );
  return (
    <span ref={host} className={styles.figure}>
      <Quantity text={read(useCursor(cursor))} />
    </span>
  );
}
