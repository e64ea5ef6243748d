import {
  type FixInterval,
  fixAtOrAfter,
  fixAtOrBefore,
  intersectIntervals,
  intervalSeconds,
  intervalsOverlap,
  mergeIntervals,
} from './fix-interval.js';
import { noiseIntervals } from './noise-intervals.js';
import { medianLevel, NO_LEVEL } from './noise-levels.js';
import { MIN_UNCERTAIN_S, NOISE_LIMITS } from './noise-limits.js';
import type { Track } from './track.js';

/** An interval in which a sensor hears something. */
export interface Noise extends FixInterval {
  /** Its loud parts. Empty for faint noise. */
  readonly loudParts: readonly FixInterval[];
  /** First fix of all noise without a pause, of which this is a part. */
  readonly start: number;
}

/**
 * Finds the noise of a sensor in chronological order, in which loud parts are separated from the
 * faint noise around them. The noise of a loud cockpit is subtracted, as heard in the flights.
 */
export function findNoises(
  track: Track,
  levels: Int32Array,
  flights: readonly FixInterval[],
): Noise[] {
  const inFlight = new Int32Array(levels.length).fill(NO_LEVEL);
  for (const { first, last } of flights) inFlight.set(levels.subarray(first, last + 1), first);
  const excess = Math.max(0, medianLevel(inFlight) - NOISE_LIMITS.quietLevel);
  const faintLevel =
    NOISE_LIMITS.faintLevel + Math.min(excess, NOISE_LIMITS.faintLevel - NOISE_LIMITS.quietLevel);
  const loud = intervalsAbove(track, levels, NOISE_LIMITS.loudLevel);
  return intervalsAbove(track, levels, faintLevel).flatMap((noise): Noise[] => {
    const { first: start } = noise;
    const noises: Noise[] = [];
    let next = start;
    const addFaint = (last: number) => {
      if (last > next) noises.push({ first: next, last, loudParts: [], start });
    };
    for (const loudParts of grouped(track, intersections(loud, noise))) {
      const [loudFirst, loudLast] = [loudParts[0]!.first, loudParts.at(-1)!.last];
      const first = fixAtOrAfter(track, track.timeS[loudFirst]! - NOISE_LIMITS.maxEdgeS);
      const last = fixAtOrBefore(track, track.timeS[loudLast]! + NOISE_LIMITS.maxEdgeS);
      const edges = { first: Math.max(next, first), last: Math.min(noise.last, last) };
      addFaint(edges.first - 1);
      noises.push({ ...edges, loudParts, start });
      next = edges.last + 1;
    }
    addFaint(noise.last);
    return noises;
  });
}

export function isLoud({ loudParts }: Noise): boolean {
  return loudParts.length > 0;
}

export function isFaint(noise: Noise): boolean {
  return !isLoud(noise);
}

/** Returns the part of a noise in an interval. Undefined if it has fewer than two fixes. */
export function cutNoise(noise: Noise, interval: FixInterval): Noise | undefined {
  const cut = intersectIntervals(noise, interval);
  if (!cut) return undefined;
  return { ...cut, loudParts: intersections(noise.loudParts, cut), start: noise.start };
}

/**
 * Returns the parts of a noise that another sensor does not show as runs. Short ones are of the
 * start and stop of a run, which sensors hear at different times.
 */
export function withoutRuns(track: Track, noise: Noise, runs: readonly FixInterval[]): Noise[] {
  const overlapping = mergeIntervals(runs).filter((run) => intervalsOverlap(run, noise));
  if (overlapping.length === 0) return [noise];
  const edges = [noise.first, ...overlapping.flatMap(({ first, last }) => [first - 1, last + 1])];
  return [...edges, noise.last].flatMap((first, i, all) => {
    const last = all[i + 1];
    if (i % 2 === 1 || last === undefined || first >= last) return [];
    const isShort = intervalSeconds(track, { first, last }) < MIN_UNCERTAIN_S;
    const part = isShort ? undefined : cutNoise(noise, { first, last });
    return part ? [part] : [];
  });
}

function intervalsAbove(track: Track, levels: Int32Array, limit: number): FixInterval[] {
  if (levels.every((level) => level < limit)) return [];
  const logOdds = new Float64Array(levels).map(
    (level) => (level - limit) / NOISE_LIMITS.levelWidth,
  );
  return noiseIntervals(track, logOdds);
}

function intersections(parts: readonly FixInterval[], noise: FixInterval): FixInterval[] {
  return parts.flatMap((part) => intersectIntervals(part, noise) ?? []);
}

/** Groups loud parts that belong together. */
function grouped(track: Track, parts: readonly FixInterval[]): FixInterval[][] {
  const groups: FixInterval[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (
      before &&
      track.timeS[part.first]! - track.timeS[before.last]! <= NOISE_LIMITS.maxLoudPauseS
    ) {
      group!.push(part);
    } else groups.push([part]);
  }
  return groups;
}
