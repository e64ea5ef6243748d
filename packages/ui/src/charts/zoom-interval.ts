import type { Interval } from '@cloudstreet/scoring/parse';

/** Minimum duration of a window. */
const SHORTEST_S = 60;

/**
 * Scales a window around a time, which keeps its place on the screen.
 *
 * @param factor Below 1 zooms in.
 * @param limits The whole interval. The window stays inside it.
 */
export function zoomInterval(
  window: Interval,
  factor: number,
  anchorS: number,
  limits: Interval,
): Interval {
  const full = length(limits);
  const wanted = Math.min(full, Math.max(Math.min(SHORTEST_S, full), length(window) * factor));
  const share = (anchorS - window.startS) / length(window);
  return within({ startS: anchorS - wanted * share, endS: anchorS + wanted * (1 - share) }, limits);
}

/** Moves a window within the limits. */
export function panInterval(window: Interval, byS: number, limits: Interval): Interval {
  return within({ startS: window.startS + byS, endS: window.endS + byS }, limits);
}

/** Returns the window unchanged if it contains the time, otherwise a window centred on the time. */
export function revealTime(window: Interval, timeS: number, limits: Interval): Interval {
  if (timeS >= window.startS && timeS <= window.endS) return window;
  return panInterval(window, timeS - (window.startS + window.endS) / 2, limits);
}

/** Returns the window between two times in any order, with at least the minimum duration. */
export function intervalBetween(oneS: number, otherS: number, limits: Interval): Interval {
  const window = { startS: Math.min(oneS, otherS), endS: Math.max(oneS, otherS) };
  const middleS = (window.startS + window.endS) / 2;
  return zoomInterval(window, 1, middleS, limits);
}

export function isWhole(window: Interval, limits: Interval): boolean {
  return window.startS <= limits.startS && window.endS >= limits.endS;
}

function within(window: Interval, limits: Interval): Interval {
  const size = Math.min(length(window), length(limits));
  const startS = Math.min(Math.max(window.startS, limits.startS), limits.endS - size);
  return { startS, endS: startS + size };
}

function length({ startS, endS }: Interval): number {
  return endS - startS;
}
