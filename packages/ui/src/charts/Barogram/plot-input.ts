import type { Unit } from '@cloudstreet/scoring/units';
import type { CanvasColors } from '../../flight/canvas-colors.js';
import type { FlightColumns } from '../../flight/flight-columns.js';
import type { OtherFlight } from '../../flight/other-flight.js';
import type { BarogramCurve } from '../barogram-curves.js';
import type { FlightAirspace, FlightPhase } from '../flight-phase.js';
import type { NamedInterval } from '../shaded-interval.js';
import type { BarogramMark } from './draw-marks.js';
import type { PlotView } from './plot-view.js';

/** Parts drawn in addition to the flight. They change without rebuilding the plot. */
export interface PlotParts {
  shades: readonly NamedInterval[];
  phases: readonly FlightPhase[];
  airspaces: readonly FlightAirspace[];
  others: readonly OtherFlight[];
}

/** A curve over the altitude, with its own axis on the right. */
export interface PlotCurve extends Pick<BarogramCurve, 'values' | 'isStep' | 'base' | 'most'> {
  unit: { symbol: string; factor: number };
  /** Formats a label of its axis from a value in its unit. */
  format: (value: number) => string;
}

export interface BarogramPlotOptions {
  track: FlightColumns;
  marks: readonly BarogramMark[];
  parts: PlotParts;
  curve: PlotCurve | undefined;
  colors: CanvasColors;
  /** Unit of the altitude axis: its symbol, and how many make a metre. */
  unit: Pick<Unit, 'symbol' | 'factor'>;
  /** Formats a label of the altitude axis from a value in its unit. */
  formatAltitude: (value: number) => string;
  formatTime: (timeS: number, withSeconds: boolean) => string;
  timeZone: string | undefined;
  onZoom: (isZoomed: boolean) => void;
  /** Called with every drawing, with the position of the plot and the visible window. */
  onView: (view: PlotView) => void;
}
