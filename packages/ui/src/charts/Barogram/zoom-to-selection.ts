import { intervalBetween } from '../zoom-interval.js';
import type { BarogramPlot } from './barogram-plot.js';

/** Zooms to the selection, if any. */
export function zoomToSelection(plot: BarogramPlot | null): void {
  const selection = plot?.selection;
  if (plot && selection) {
    plot.setWindow(intervalBetween(selection.startS, selection.endS, plot.limits));
  }
}
