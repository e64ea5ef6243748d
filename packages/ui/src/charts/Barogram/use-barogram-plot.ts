import type { Interval } from '@cloudstreet/scoring/parse';
import { unitOf } from '@cloudstreet/scoring/units';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useCanvasColors } from '../../flight/canvas-colors.js';
import type { CursorStore } from '../../flight/cursor-store.js';
import { type FlightColumns, nearestFixTime } from '../../flight/flight-columns.js';
import { formatTime } from '../../values/format-time.js';
import { type UnitPreferences, useUnits } from '../../values/UnitsProvider.js';
import { type BarogramCurve, unitOfCurve } from '../barogram-curves.js';
import { type BarogramPlot, createBarogramPlot } from './barogram-plot.js';
import type { BarogramMark } from './draw-marks.js';
import { listenToGestures } from './plot-gestures.js';
import type { PlotCurve, PlotParts } from './plot-input.js';
import { createPlotViewStore, type PlotViewStore } from './plot-view.js';

export interface PlottedFlight {
  track: FlightColumns;
  marks: readonly BarogramMark[];
  parts: PlotParts;
  /** Curve drawn over the altitude. */
  curve: BarogramCurve | undefined;
  cursor: CursorStore;
  onCursorChange: (timeS: number | null) => void;
  selection: Interval | null;
  /** Without it, dragging zooms. */
  onSelectionChange: ((selection: Interval | null) => void) | undefined;
}

export interface BarogramHandle {
  /** Element that contains the plot. */
  hostRef: RefObject<HTMLDivElement | null>;
  plotRef: RefObject<BarogramPlot | null>;
  isZoomed: boolean;
  /** Visible part of the plot, for overlays. */
  view: PlotViewStore;
}

/**
 * Draws into `hostRef`. Changes of cursor, selection, zoom, shades and other flights redraw the
 * plot. Other changes create a new plot, which keeps the zoom of the same track.
 */
export function useBarogramPlot(flight: PlottedFlight): BarogramHandle {
  const { track, marks, parts, cursor, selection } = flight;
  const hostRef = useRef<HTMLDivElement>(null);
  const plotRef = useRef<BarogramPlot>(null);
  const latest = useRef(flight);
  const shown = useRef<{ track: FlightColumns; window: Interval }>(undefined);
  const [view] = useState(createPlotViewStore);
  const [isZoomed, setZoomed] = useState(false);
  const colors = useCanvasColors();
  const units = useUnits();
  const { unitSystem, locale, timeZone } = units;
  const curve = useMemo(
    () => flight.curve && plotCurve(flight.curve, units),
    [flight.curve, units],
  );

  useEffect(() => {
    latest.current = flight;
    plotRef.current?.setParts(parts);
  });
  useEffect(() => {
    const follow = () => plotRef.current?.setCursor(cursor.get());
    follow();
    return cursor.subscribe(follow);
  }, [cursor]);
  useEffect(() => plotRef.current?.setSelection(selection), [selection]);

  useEffect(() => {
    if (!hostRef.current || track.unixS.length === 0) return undefined;
    const number = new Intl.NumberFormat(locale);
    const plot = createBarogramPlot(hostRef.current, {
      track,
      marks,
      parts: latest.current.parts,
      curve,
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
      onView: view.set,
    });
    const isSameTrack = shown.current?.track === track;
    if (shown.current && isSameTrack) plot.setWindow(shown.current.window);
    else setZoomed(false);
    plot.setSelection(latest.current.selection);
    plot.setCursor(latest.current.cursor.get());
    plotRef.current = plot;
    const stopListening = listenToGestures(plot, {
      onPoint: (timeS) => latest.current.onCursorChange(nearestFixTime(track.unixS, timeS)),
      getOnSelect: () => {
        const { onSelectionChange } = latest.current;
        return (
          onSelectionChange &&
          ((interval) => {
            const selected = betweenFixes(track, interval);
            if (selected) onSelectionChange(selected);
          })
        );
      },
    });
    return () => {
      shown.current = { track, window: plot.window };
      stopListening();
      plot.destroy();
      plotRef.current = null;
      view.set(null);
    };
  }, [track, marks, curve, colors, unitSystem, locale, timeZone, view]);

  return { hostRef, plotRef, isZoomed, view };
}

/**
 * Returns the interval between the fixes nearest to its ends. Undefined if both are the same fix.
 */
function betweenFixes({ unixS }: FlightColumns, interval: Interval): Interval | undefined {
  const [startS, endS] = [
    nearestFixTime(unixS, interval.startS),
    nearestFixTime(unixS, interval.endS),
  ];
  return startS < endS ? { startS, endS } : undefined;
}

function plotCurve(curve: BarogramCurve, { unitSystem, locale }: UnitPreferences): PlotCurve {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    ...curve,
    unit: unitOfCurve(curve, unitSystem),
    format: (value) => number.format(value),
  };
}
