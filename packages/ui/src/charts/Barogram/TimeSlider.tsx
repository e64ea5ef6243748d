import type { Interval } from '@cloudstreet/scoring/parse';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId } from 'react';
import type { CursorStore } from '../../flight/cursor-store.js';
import { at, nearestInTime } from '../../flight/flight-columns.js';
import { useCursorSlider } from '../../flight/use-cursor-store.js';
import type { Messages } from '../../generated/messages/types.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import { type UnitPreferences, useUnits } from '../../values/UnitsProvider.js';
import { type BarogramCurve, curveText } from '../barogram-curves.js';
import { useClock } from '../clock.js';
import { climbRateAt, type MeasuredColumns } from '../motion.js';
import * as plotStyles from '../plot.css.js';
import { revealTime, zoomInterval } from '../zoom-interval.js';
import * as styles from './Barogram.css.js';
import { timeForKey, zoomForKey } from './barogram-keys.js';
import type { BarogramPlot } from './barogram-plot.js';
import { partNames } from './part-names.js';
import type { PlotParts } from './plot-input.js';
import { extendSelection } from './selection-keys.js';
import type { BarogramHandle } from './use-barogram-plot.js';
import { zoomToSelection } from './zoom-to-selection.js';

export interface TimeSliderProps extends Pick<BarogramHandle, 'hostRef' | 'plotRef'> {
  /** Content on top of the plot. */
  children?: ReactNode;
  track: MeasuredColumns;
  curve: BarogramCurve | undefined;
  parts: PlotParts;
  cursor: CursorStore;
  onCursorChange: (timeS: number | null) => void;
  selection: Interval | null;
  onSelectionChange: ((selection: Interval | null) => void) | undefined;
}

/**
 * The plot with a slider over the fixes for the keyboard. Its text at each fix describes the curve
 * for users who cannot see it.
 */
export function TimeSlider(props: TimeSliderProps) {
  const { track, cursor, onCursorChange, hostRef, plotRef, children } = props;
  const { selection, onSelectionChange } = props;
  const messages = useMessages();
  const keys = useId();

  function moveTo(next: number | null) {
    const plot = plotRef.current;
    if (next !== null) plot?.setWindow(revealTime(plot.window, next, plot.limits));
    onCursorChange(next);
  }

  function handleKey(event: KeyboardEvent) {
    const plot = plotRef.current;
    const cursorTimeS = cursor.get();
    // Keys without effect must not submit a surrounding form.
    if (event.key === 'Enter') {
      event.preventDefault();
      zoomToSelection(plot);
    }
    if (!plot || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && selection && onSelectionChange) {
      event.preventDefault();
      onSelectionChange(null);
      return;
    }
    const factor = zoomForKey(event.key);
    const next = timeForKey(event, track.unixS, cursorTimeS, plot.window);
    if (factor === undefined && next === undefined) return;
    event.preventDefault();
    if (factor !== undefined) {
      plot.setWindow(zoomInterval(plot.window, factor, anchorOf(plot, cursorTimeS), plot.limits));
    }
    if (next === undefined) return;
    if (event.shiftKey && onSelectionChange && next !== null) {
      onSelectionChange(extendSelection(selection, cursorTimeS ?? next, next));
    }
    moveTo(next);
  }

  return (
    <div className={styles.plot} onPointerDown={focusSlider}>
      <div ref={hostRef} className={plotStyles.host} />
      <FixSlider
        {...props}
        describedBy={keys}
        onChange={(index) => moveTo(at(track.unixS, index))}
        onKeyDown={handleKey}
      />
      <span id={keys} className={visuallyHidden}>
        {messages['barogram.keys']()}
        {onSelectionChange && ` ${messages['barogram.select.keys']()}`}
      </span>
      {children}
    </div>
  );
}

interface FixSliderProps extends Pick<TimeSliderProps, 'track' | 'curve' | 'parts' | 'cursor'> {
  describedBy: string;
  onChange: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function FixSlider(props: FixSliderProps) {
  const { track, curve, parts, cursor, describedBy, onChange, onKeyDown } = props;
  const messages = useMessages();
  const units = useUnits();
  const clock = useClock();
  const { unixS } = track;
  const { ref, update } = useCursorSlider(cursor, (cursorTimeS) => {
    const index = cursorTimeS === null ? 0 : nearestInTime(unixS, cursorTimeS);
    const climbMps = climbRateAt(track, index);
    const text = [
      messages['barogram.at']({
        time: clock(at(unixS, index)),
        altitude: quantityText(formatQuantityParts('altitude', at(track.altitudeM, index), units)),
        climb:
          climbMps === undefined
            ? '–'
            : quantityText(formatQuantityParts('climb', climbMps, units)),
      }),
      ...curveWords(curve, index, messages, units),
      ...partNames(parts, at(unixS, index), messages),
    ].join(', ');
    return { value: index, text };
  });
  return (
    <input
      ref={ref}
      type="range"
      className={visuallyHidden}
      min={0}
      max={unixS.length - 1}
      onChange={({ target }) => {
        onChange(target.valueAsNumber);
        update();
      }}
      onKeyDown={(event) => {
        onKeyDown(event);
        update();
      }}
      aria-label={messages['barogram.cursor']()}
      aria-describedby={describedBy}
    />
  );
}

function curveWords(
  curve: BarogramCurve | undefined,
  fix: number,
  messages: Messages,
  units: UnitPreferences,
): string[] {
  const text = curve && curveText(curve, fix, units);
  if (!curve || !text) return [];
  const name = messages[`barogram.curve.${curve.name}`]();
  return [messages['barogram.curve.at']({ curve: name, value: quantityText(text) })];
}

/** Focuses the slider after a click, so that keys work on the curve. Fingers do not need this. */
function focusSlider({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse')
    currentTarget.querySelector('input')?.focus({ preventScroll: true, focusVisible: false });
}

/** Returns the time that stays in place when keys zoom: the cursor, or else the middle. */
function anchorOf({ window }: BarogramPlot, cursorTimeS: number | null): number {
  const isVisible =
    cursorTimeS !== null && cursorTimeS >= window.startS && cursorTimeS <= window.endS;
  return isVisible ? cursorTimeS : (window.startS + window.endS) / 2;
}
