import type { Interval } from '@cloudstreet/scoring/parse';
import { type AltitudeColumns, at, firstFrom } from '../flight/flight-columns.js';

/** Lowest and highest altitude of an axis, in metres. */
export interface AltitudeRange {
  low: number;
  high: number;
}

/** Free space above the curve and below the ground, as shares of the range. */
const MARGIN = { above: 0.08, below: 0.15 };

interface OtherTrack {
  track: AltitudeColumns;
}

/**
 * Prepares the range of altitudes for a window. If the whole flight is visible, the range covers
 * all of it and the ground. The more the user zooms in, the closer the range follows the altitudes
 * in the window, so that a single climb fills the chart.
 *
 * @param lowestM Lower altitudes are clipped, unless all are lower.
 * @param getOthers Returns flights whose altitudes in the window are shown as well.
 */
export function createAltitudeRange(
  track: AltitudeColumns,
  lowestM: number,
  getOthers: () => readonly OtherTrack[] = () => [],
): (window: Interval) => AltitudeRange {
  const lengthS = at(track.unixS, track.unixS.length - 1) - at(track.unixS, 0);
  let whole = wholeRange(track, getOthers());
  let known: { window: Interval; others: readonly OtherTrack[]; range: AltitudeRange } | undefined;
  return (window) => {
    const others = getOthers();
    // The axis asks several times for each drawing.
    if (known?.window === window && known.others === others) return known.range;
    if (known && known.others !== others) whole = wholeRange(track, others);
    const seen = withMargin(flownIn(track, others, window));
    const shown = Math.min(1, (window.endS - window.startS) / Math.max(lengthS, 1));
    const mix = (near: number, far: number) => far * shown + near * (1 - shown);
    const [low, high] = [mix(seen.low, whole.low), mix(seen.high, whole.high)];
    const range = { low: high > lowestM ? Math.max(low, lowestM) : low, high };
    known = { window, others, range };
    return range;
  };
}

/** Extends below the ground, but to sea level only if the ground is near it. */
function wholeRange(track: AltitudeColumns, others: readonly OtherTrack[]): AltitudeRange {
  const { unixS, groundAltM } = track;
  const window = { startS: at(unixS, 0), endS: at(unixS, unixS.length - 1) };
  const flown = flownIn(track, others, window);
  const ground = groundAltM ? extent(unixS, groundAltM, window) : flown;
  const [low, high] = [Math.min(flown.low, ground.low), Math.max(flown.high, ground.high)];
  const below = low - MARGIN.below * (high - low);
  return {
    low: low >= 0 ? Math.max(0, below) : low,
    high: high + MARGIN.above * (high - low) + 1,
  };
}

/** Returns the altitude range of all flights that were airborne in a window. */
function flownIn(
  track: AltitudeColumns,
  others: readonly OtherTrack[],
  window: Interval,
): AltitudeRange {
  const isThere = ({ unixS }: AltitudeColumns) =>
    unixS.length > 0 && at(unixS, 0) <= window.endS && at(unixS, unixS.length - 1) >= window.startS;
  const tracks = [track, ...others.map((other) => other.track).filter(isThere)];
  const ranges = tracks.map(({ unixS, altitudeM }) => extent(unixS, altitudeM, window));
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
}

function withMargin({ low, high }: AltitudeRange): AltitudeRange {
  const margin = Math.max(MARGIN.below * (high - low), 30);
  return { low: low - margin, high: high + margin };
}

function extent(
  unixS: ArrayLike<number>,
  column: ArrayLike<number>,
  { startS, endS }: Interval,
): AltitudeRange {
  let [low, high] = [Infinity, -Infinity];
  const first = Math.max(firstFrom(unixS, startS) - 1, 0);
  const last = Math.min(firstFrom(unixS, endS), column.length - 1);
  for (let index = first; index <= last; index += 1) {
    const value = at(column, index);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}
