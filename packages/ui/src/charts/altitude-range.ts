import { at, type FlightColumns, firstFrom } from './flight-columns.js';
import type { TimeWindow } from './time-window.js';

/** Lowest and highest altitude of an axis, in metres. */
export interface AltitudeRange {
  low: number;
  high: number;
}

/** Free above the curve, and below the ground. */
const MARGIN = { above: 0.08, below: 0.15 };

/**
 * Prepares the altitudes to show for a window: those of the whole flight and the ground under it
 * while the whole flight is in view, and the nearer one looks the more only those flown in the
 * window, so that a single climb fills the chart.
 *
 * @param lowestM What lies deeper is cut off, unless all of it does.
 */
export function createAltitudeRange(
  track: FlightColumns,
  lowestM: number,
): (window: TimeWindow) => AltitudeRange {
  const whole = wholeRange(track);
  const lengthS = at(track.timeS, track.timeS.length - 1) - at(track.timeS, 0);
  return (window) => {
    const seen = withMargin(extent(track.timeS, track.altitudeM, window));
    const shown = Math.min(1, (window.toS - window.fromS) / Math.max(lengthS, 1));
    const mix = (near: number, far: number) => far * shown + near * (1 - shown);
    const [low, high] = [mix(seen.low, whole.low), mix(seen.high, whole.high)];
    return { low: high > lowestM ? Math.max(low, lowestM) : low, high };
  };
}

/** Down to below the ground, but to sea level only where the ground is there. */
function wholeRange({ timeS, altitudeM, groundAltM }: FlightColumns): AltitudeRange {
  const always = { fromS: Number.NEGATIVE_INFINITY, toS: Number.POSITIVE_INFINITY };
  const flown = extent(timeS, altitudeM, always);
  const ground = groundAltM ? extent(timeS, groundAltM, always) : flown;
  const [low, high] = [Math.min(flown.low, ground.low), Math.max(flown.high, ground.high)];
  const below = low - MARGIN.below * (high - low);
  return {
    low: low >= 0 ? Math.max(0, below) : low,
    high: high + MARGIN.above * (high - low) + 1,
  };
}

function withMargin({ low, high }: AltitudeRange): AltitudeRange {
  const margin = Math.max(MARGIN.below * (high - low), 30);
  return { low: low - margin, high: high + margin };
}

function extent(
  timeS: ArrayLike<number>,
  column: ArrayLike<number>,
  { fromS, toS }: TimeWindow,
): AltitudeRange {
  let [low, high] = [Infinity, -Infinity];
  const first = Math.max(firstFrom(timeS, fromS) - 1, 0);
  const last = Math.min(firstFrom(timeS, toS), column.length - 1);
  for (let index = first; index <= last; index += 1) {
    const value = at(column, index);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}
