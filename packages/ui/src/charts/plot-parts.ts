import type UPlot from 'uplot';

/** Replaces NaN by `null`, for which uPlot draws a gap. */
export function withGaps(values: ArrayLike<number>): (number | null)[] {
  return Array.from(values, (value) => (Number.isFinite(value) ? value : null));
}

export function sizeOf(host: HTMLElement): { width: number; height: number } {
  return { width: host.clientWidth, height: host.clientHeight };
}

/** Redraws a plot when the size of its element changes or a font loads. Returns a function that ends this. */
export function redrawPlotOnChange(plot: UPlot, host: HTMLElement): () => void {
  const observer = new ResizeObserver(() => plot.setSize(sizeOf(host)));
  observer.observe(host);
  const redraw = () => plot.redraw(false, true);
  document.fonts?.addEventListener('loadingdone', redraw);
  return () => {
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', redraw);
  };
}
