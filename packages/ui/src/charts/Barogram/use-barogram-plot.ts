import { unitOf } from '@cloudstreet/scoring/units';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatTime } from '../../values/format-time.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { useChartColors } from '../chart-colors.js';
import { at, type FlightColumns, nearestInTime } from '../flight-columns.js';
import type { NamedSpan } from '../flight-span.js';
import { type BarogramPlot, createBarogramPlot } from './barogram-plot.js';
import type { BarogramMark } from './draw-marks.js';
import { listenToGestures } from './plot-gestures.js';

export interface DrawnFlight {
  track: FlightColumns;
  marks: readonly BarogramMark[];
  spans: readonly NamedSpan[];
  cursorTimeS: number | null;
  onCursorChange: (timeS: number | null) => void;
}

export interface BarogramHandle {
  /** Where it is drawn. */
  hostRef: RefObject<HTMLDivElement | null>;
  plotRef: RefObject<BarogramPlot | null>;
  isZoomed: boolean;
}

/** Draws into `hostRef`. Cursor and zoom move what is drawn; anything else draws it anew. */
export function useBarogramPlot(flight: DrawnFlight): BarogramHandle {
  const { track, marks, spans, cursorTimeS, onCursorChange } = flight;
  const hostRef = useRef<HTMLDivElement>(null);
  const plotRef = useRef<BarogramPlot>(null);
  const latest = useRef({ cursorTimeS, onCursorChange });
  const [isZoomed, setZoomed] = useState(false);
  const colors = useChartColors();
  const { unitSystem, locale, timeZone } = useUnits();

  useEffect(() => {
    latest.current = { cursorTimeS, onCursorChange };
    plotRef.current?.setCursor(cursorTimeS);
  }, [cursorTimeS, onCursorChange]);

  useEffect(() => {
    if (!hostRef.current || track.timeS.length === 0) return undefined;
    const number = new Intl.NumberFormat(locale);
    const units = { unitSystem, locale, timeZone };
    const plot = createBarogramPlot(hostRef.current, {
      track,
      marks,
      spans,
      colors,
      unit: unitOf('altitude', unitSystem),
      formatAltitude: (value) => number.format(value),
      formatTime: (timeS, withSeconds) =>
        formatTime(new Date(timeS * 1000).toISOString(), units, withSeconds),
      timeZone,
      onZoom: setZoomed,
    });
    plot.setCursor(latest.current.cursorTimeS);
    plotRef.current = plot;
    const stopListening = listenToGestures(plot, (timeS) => {
      latest.current.onCursorChange(at(track.timeS, nearestInTime(track.timeS, timeS)));
    });
    return () => {
      stopListening();
      plot.destroy();
      plotRef.current = null;
      setZoomed(false);
    };
  }, [track, marks, spans, colors, unitSystem, locale, timeZone]);

  return { hostRef, plotRef, isZoomed };
}
