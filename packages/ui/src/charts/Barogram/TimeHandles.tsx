import { GripVertical } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type FlightColumns, interpolate, nearestFixTime } from '../../flight/flight-columns.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import { formatTime } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { snapTime, type TimeHandle } from '../time-handle.js';
import { revealTime } from '../zoom-interval.js';
import { timeForKey } from './barogram-keys.js';
import type { BarogramPlot } from './barogram-plot.js';
import type { PlotView, PlotViewStore } from './plot-view.js';
import * as styles from './TimeHandles.css.js';

export interface TimeHandlesProps {
  track: FlightColumns;
  handles: readonly TimeHandle[];
  view: PlotViewStore;
  plotRef: RefObject<BarogramPlot | null>;
  /** Moves the cursor too, so that the map shows the position. */
  onCursorChange: (timeS: number | null) => void;
}

/** Times that can be dragged along the plot. Each is a slider. */
export const TimeHandles = memo(function TimeHandles({
  handles,
  view: store,
  ...shared
}: TimeHandlesProps) {
  const messages = useMessages();
  const keys = useId();
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  if (!view) return null;
  return (
    <div className={styles.layer} style={{ left: view.leftPx, width: view.widthPx }}>
      {handles.map((handle) => (
        <Handle key={handle.id} {...shared} handle={handle} view={view} describedBy={keys} />
      ))}
      <span id={keys} className={visuallyHidden}>
        {messages['barogram.handle.keys']()}
      </span>
    </div>
  );
});

interface HandleProps extends Pick<TimeHandlesProps, 'track' | 'plotRef' | 'onCursorChange'> {
  handle: TimeHandle;
  view: PlotView;
  describedBy: string;
}

function Handle({ track, plotRef, onCursorChange, handle, view, describedBy }: HandleProps) {
  const messages = useMessages();
  const units = useUnits();
  const input = useRef<HTMLInputElement>(null);
  /**
   * Distance in pixels between the pointer and the line of the dragged handle. Undefined while no
   * handle is dragged.
   */
  const grip = useRef<number>(undefined);
  const { name, timeS, minS, maxS, side } = handle;
  const { startS, endS } = view.window;
  const share = (timeS - startS) / (endS - startS);

  function moveTo(wantedS: number) {
    const nextS = snapTime(track.unixS, wantedS, handle);
    onCursorChange(nextS);
    if (nextS !== timeS) handle.onMove(nextS);
  }

  function reveal(shownS: number) {
    const plot = plotRef.current;
    plot?.setWindow(revealTime(plot.window, shownS, plot.limits));
  }

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    // Prevents zooming and moving the cursor's slider.
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left } = event.currentTarget.getBoundingClientRect();
    grip.current = event.clientX - left;
    input.current?.focus({ preventScroll: true });
  }

  function move({ clientX, buttons }: PointerEvent<HTMLElement>) {
    const plot = plotRef.current;
    if (!plot) return;
    if (grip.current !== undefined) moveTo(plot.timeAt(clientX - grip.current));
    // A pointer that only passes over a handle moves the cursor as usual.
    else if (buttons === 0) onCursorChange(nearestFixTime(track.unixS, plot.timeAt(clientX)));
  }

  function release() {
    grip.current = undefined;
  }

  function handleKey(event: KeyboardEvent) {
    const plot = plotRef.current;
    // Keys without effect must not submit a surrounding form.
    if (event.key === 'Enter') event.preventDefault();
    if (!plot || event.ctrlKey || event.metaKey || event.altKey) return;
    const ends: Record<string, number> = { Home: minS, End: maxS };
    const wantedS = ends[event.key] ?? timeForKey(event, track.unixS, timeS, plot.window);
    if (wantedS === undefined || wantedS === null) return;
    event.preventDefault();
    moveTo(wantedS);
    reveal(snapTime(track.unixS, wantedS, handle));
  }

  const isOutside = share < 0 || share > 1;
  const beforePx = share * view.widthPx;
  const place: CSSProperties = { left: `${Math.min(1, Math.max(0, share)) * 100}%` };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- holds the slider that it moves
    <div
      className={styles.handle}
      style={place}
      data-outside={isOutside || undefined}
      data-side={sideOf(side, beforePx, view.widthPx - beforePx)}
      onPointerDown={press}
      // Otherwise the browser would move the focus from the handle after the press.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <input
        ref={input}
        type="range"
        className={visuallyHidden}
        min={minS}
        max={maxS}
        value={timeS}
        onChange={({ target }) => moveTo(target.valueAsNumber)}
        onKeyDown={handleKey}
        onFocus={() => {
          // Between the frames of a zoom it may already be visible.
          if (isOutside) reveal(timeS);
        }}
        aria-label={name}
        aria-describedby={describedBy}
        aria-valuetext={messages['barogram.handle.at']({
          time: formatTime(new Date(timeS * 1000).toISOString(), units, true),
          altitude: quantityText(
            formatQuantityParts(
              'altitude',
              interpolate(track.unixS, track.altitudeM, timeS),
              units,
            ),
          ),
        })}
      />
      <span className={styles.grip}>
        <GripVertical size={16} aria-hidden />
      </span>
    </div>
  );
}

/** Side with space for the grip: at an edge inside the plot, not on the labels of its axis. */
function sideOf(wanted: TimeHandle['side'], beforePx: number, afterPx: number): TimeHandle['side'] {
  if (beforePx < styles.GRIP_PX) return 'after';
  return afterPx < styles.GRIP_PX ? 'before' : wanted;
}
