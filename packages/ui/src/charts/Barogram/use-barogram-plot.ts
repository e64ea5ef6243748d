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
import { createPlotViewStore, type PlotViewStore } from './plot-view.js';

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
  /** What the drawing shows, for what lies over it. */
  view: PlotViewStore;
}

/** Draws into `hostRef`. Cursor, zoom and shades change what is drawn; anything else draws it anew. */
export function useBarogramPlot(flight: DrawnFlight): BarogramHandle {
  const { track, marks, spans, cursorTimeS, onCursorChange } = flight;
  const hostRef = useRef<HTMLDivElement>(null);
  const plotRef = useRef<BarogramPlot>(null);
  const latest = useRef({ cursorTimeS, onCursorChange, spans });
  const [view] = useState(createPlotViewStore);
  const [isZoomed, setZoomed] = useState(false);
  const colors = useChartColors();
  const { unitSystem, locale, timeZone } = useUnits();

  useEffect(() => {
    latest.current = { cursorTimeS, onCursorChange, spans };
    plotRef.current?.setCursor(cursorTimeS);
    plotRef.current?.setSpans(spans);
  }, [cursorTimeS, onCursorChange, spans]);

  useEffect(() => {
    if (!hostRef.current || track.timeS.length === 0) return undefined;
    const number = new Intl.NumberFormat(locale);
    const units = { unitSystem, locale, timeZone };
    const plot = createBarogramPlot(hostRef.current, {
      track,
      marks,
      spans: latest.current.spans,
      colors,
      unit: unitOf('altitude', unitSystem),
      formatAltitude: (value) => number.format(value),
      formatTime: (timeS, withSeconds) =>
        formatTime(new Date(timeS * 1000).toISOString(), units, withSeconds),
      timeZone,
      onZoom: setZoomed,
      onView: view.set,
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
      view.set(null);
      setZoomed(false);
    };
  }, [track, marks, colors, unitSystem, locale, timeZone, view]);

  return { hostRef, plotRef, isZoomed, view };
}
