import { unitOf } from '@cloudstreet/scoring/units';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import { markedTurnpoints, type ScoredGeometry } from '../../map/scored-geometry.js';
import { turnpointName, turnpointSign } from '../../map/turnpoint-names.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { formatQuantity, quantityText } from '../../values/format-quantity.js';
import { formatTime } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { useChartColors } from '../chart-colors.js';
import { at, type FlightColumns, nearestInTime } from '../flight-columns.js';
import { climbRateAt } from '../motion.js';
import { revealTime, zoomWindow } from '../time-window.js';
import * as styles from './Barogram.css.js';
import { BarogramReadout } from './BarogramReadout.js';
import { BarogramTable } from './BarogramTable.js';
import { timeForKey, zoomForKey } from './barogram-keys.js';
import { type BarogramPlot, createBarogramPlot } from './barogram-plot.js';
import { listenToGestures } from './plot-gestures.js';

/** A part of the flight in unix seconds. */
export interface FlightSpan {
  kind: 'launch' | 'unscored';
  fromS: number;
  toS: number;
}

export interface BarogramProps {
  /** Keep the object the same between renders: a new one is drawn anew. */
  track: FlightColumns;
  /** Score of the contest to mark. */
  score?: ScoredGeometry | undefined;
  /** Parts to shade. Keep the list the same between renders. */
  spans?: readonly FlightSpan[] | undefined;
  /** Moment shared with the map, in unix seconds; `null` for none. */
  cursorTimeS: number | null;
  /** Told when the pointer or a key moves the cursor, at most once per frame. */
  onCursorChange: (timeS: number | null) => void;
}

const NO_SPANS: readonly FlightSpan[] = [];

/** Altitude over time, above the ground, with the turnpoints of a score. */
export function Barogram(props: BarogramProps) {
  const messages = useMessages();
  const title = useId();
  const { track, score, cursorTimeS } = props;
  const turnpoints = useMemo(() => (score ? markedTurnpoints(score, 0) : []), [score]);
  const namedTimes = useMemo(
    () =>
      turnpoints.map((turnpoint) => ({
        timeS: turnpoint.timeS,
        name: turnpointName(turnpoint, messages),
        label: turnpointSign(turnpoint, messages),
      })),
    [turnpoints, messages],
  );
  const plot = useBarogramPlot(props, namedTimes);
  const isEmpty = track.timeS.length === 0;

  return (
    <figure className={styles.figure} aria-labelledby={title}>
      <figcaption className={styles.head}>
        <span id={title} className={styles.title}>
          {messages['barogram.title']()}
        </span>
        <BarogramReadout track={track} cursorTimeS={cursorTimeS} />
        {!isEmpty && <ZoomTools plot={plot} />}
      </figcaption>
      {isEmpty ? (
        <p className={styles.empty}>{messages['barogram.empty']()}</p>
      ) : (
        <>
          <TimeSlider {...props} plot={plot} />
          <BarogramTable track={track} namedTimes={namedTimes} />
        </>
      )}
    </figure>
  );
}

type PlotHandle = ReturnType<typeof useBarogramPlot>;

/** Draws into `host`; anything but the cursor and the zoom is a reason to draw anew. */
function useBarogramPlot(
  { track, spans = NO_SPANS, cursorTimeS, onCursorChange }: BarogramProps,
  marks: readonly { timeS: number; label: string }[],
) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<BarogramPlot>(null);
  const [isZoomed, setZoomed] = useState(false);
  const messages = useMessages();
  const colors = useChartColors();
  const { unitSystem, locale, timeZone } = useUnits();
  const report = useRef(onCursorChange);
  const cursor = useRef(cursorTimeS);

  useEffect(() => {
    report.current = onCursorChange;
    cursor.current = cursorTimeS;
    plot.current?.setCursor(cursorTimeS);
  }, [onCursorChange, cursorTimeS]);

  useEffect(() => {
    if (!host.current || track.timeS.length === 0) return;
    const number = new Intl.NumberFormat(locale);
    const names = {
      launch: messages['barogram.launch'](),
      unscored: messages['barogram.unscored'](),
    };
    const drawn = createBarogramPlot(host.current, {
      track,
      marks,
      spans: spans.map(({ kind, fromS, toS }) => ({ fromS, toS, label: names[kind] })),
      colors,
      unit: unitOf('altitude', unitSystem),
      formatAltitude: (value) => number.format(value),
      formatTime: (timeS, withSeconds) =>
        formatTime(
          new Date(timeS * 1000).toISOString(),
          { unitSystem, locale, timeZone },
          withSeconds,
        ),
      timeZone,
      onZoom: setZoomed,
    });
    drawn.setCursor(cursor.current);
    plot.current = drawn;
    const stopListening = listenToGestures(drawn, (timeS) =>
      report.current(at(track.timeS, nearestInTime(track.timeS, timeS))),
    );
    return () => {
      stopListening();
      drawn.destroy();
      plot.current = null;
      setZoomed(false);
    };
  }, [track, marks, spans, colors, messages, unitSystem, locale, timeZone]);

  return { host, plot, isZoomed };
}

/** The drawing itself, as a slider over the fixes. */
function TimeSlider({
  track,
  cursorTimeS,
  onCursorChange,
  plot,
}: BarogramProps & { plot: PlotHandle }) {
  const messages = useMessages();
  const units = useUnits();
  const { timeS } = track;
  const index = cursorTimeS === null ? 0 : nearestInTime(timeS, cursorTimeS);
  const [firstS, lastS, nowS] = [at(timeS, 0), at(timeS, timeS.length - 1), at(timeS, index)];

  function handleKey(event: KeyboardEvent) {
    const drawn = plot.plot.current;
    if (!drawn || event.ctrlKey || event.metaKey || event.altKey) return;
    const zoom = zoomForKey(event.key);
    const next = timeForKey(event, timeS, cursorTimeS, drawn.window);
    if (zoom === undefined && next === undefined) return;
    event.preventDefault();
    if (zoom !== undefined)
      drawn.setWindow(
        zoomWindow(drawn.window, zoom, nowOrMiddle(drawn, cursorTimeS), drawn.limits),
      );
    if (next === undefined) return;
    if (next !== null) drawn.setWindow(revealTime(drawn.window, next, drawn.limits));
    onCursorChange(next);
  }

  return (
    <div
      ref={plot.host}
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={messages['barogram.cursor']()}
      aria-description={messages['barogram.keys']()}
      aria-valuemin={firstS}
      aria-valuemax={lastS}
      aria-valuenow={nowS}
      aria-valuetext={messages['barogram.at']({
        time: formatTime(new Date(nowS * 1000).toISOString(), units, true),
        altitude: quantityText(formatQuantity('altitude', at(track.altitudeM, index), units)),
        climb: quantityText(formatQuantity('climb', climbRateAt(track, index) ?? 0, units)),
      })}
      onKeyDown={handleKey}
    />
  );
}

function ZoomTools({ plot: { plot, isZoomed } }: { plot: PlotHandle }) {
  const messages = useMessages();
  function zoom(factor: number) {
    const drawn = plot.current;
    if (!drawn) return;
    const { fromS, toS } = drawn.window;
    drawn.setWindow(zoomWindow(drawn.window, factor, (fromS + toS) / 2, drawn.limits));
  }
  return (
    <div className={styles.tools}>
      <IconButton label={messages['barogram.zoomIn']()} onPress={() => zoom(0.5)}>
        <Plus size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={messages['barogram.zoomOut']()}
        isDisabled={!isZoomed}
        onPress={() => zoom(2)}
      >
        <Minus size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={messages['barogram.whole']()}
        isDisabled={!isZoomed}
        onPress={() => zoom(Number.POSITIVE_INFINITY)}
      >
        <Maximize2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

function nowOrMiddle({ window }: BarogramPlot, cursorTimeS: number | null): number {
  const isVisible =
    cursorTimeS !== null && cursorTimeS >= window.fromS && cursorTimeS <= window.toS;
  return isVisible ? cursorTimeS : (window.fromS + window.toS) / 2;
}
