/** A stretch of time in unix seconds. */
export interface TimeWindow {
  fromS: number;
  toS: number;
}

/** The closest one can zoom in. */
const SHORTEST_S = 60;

/**
 * Scales a window around a moment, which keeps its place on the screen.
 *
 * @param factor Below 1 zooms in.
 * @param limits What there is to see; the window never leaves it.
 */
export function zoomWindow(
  window: TimeWindow,
  factor: number,
  anchorS: number,
  limits: TimeWindow,
): TimeWindow {
  const full = length(limits);
  const wanted = Math.min(full, Math.max(Math.min(SHORTEST_S, full), length(window) * factor));
  const share = (anchorS - window.fromS) / length(window);
  return within({ fromS: anchorS - wanted * share, toS: anchorS + wanted * (1 - share) }, limits);
}

/** Moves a window, at most to the end of what there is to see. */
export function panWindow(window: TimeWindow, byS: number, limits: TimeWindow): TimeWindow {
  return within({ fromS: window.fromS + byS, toS: window.toS + byS }, limits);
}

/** The window itself where the moment is inside, else moved until the moment is in its middle. */
export function revealTime(window: TimeWindow, timeS: number, limits: TimeWindow): TimeWindow {
  if (timeS >= window.fromS && timeS <= window.toS) return window;
  return panWindow(window, timeS - (window.fromS + window.toS) / 2, limits);
}

/** A window between two moments in any order, no shorter than what one may zoom in to. */
export function windowBetween(oneS: number, otherS: number, limits: TimeWindow): TimeWindow {
  const window = { fromS: Math.min(oneS, otherS), toS: Math.max(oneS, otherS) };
  const middleS = (window.fromS + window.toS) / 2;
  return zoomWindow(window, 1, middleS, limits);
}

export function isWhole(window: TimeWindow, limits: TimeWindow): boolean {
  return window.fromS <= limits.fromS && window.toS >= limits.toS;
}

function within(window: TimeWindow, limits: TimeWindow): TimeWindow {
  const size = Math.min(length(window), length(limits));
  const fromS = Math.min(Math.max(window.fromS, limits.fromS), limits.toS - size);
  return { fromS, toS: fromS + size };
}

function length({ fromS, toS }: TimeWindow): number {
  return toS - fromS;
}
