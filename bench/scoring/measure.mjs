import { performance } from 'node:perf_hooks';

/** A peer that needs longer runs once, and no longer than the cap, which then bounds it below. */
const ONCE_ABOVE_MS = 4000;
export const PEER_CAP_MS = 60_000;

/** Milliseconds of one call, and what it returned. */
export function timed(work) {
  const startedAt = performance.now();
  const result = work();
  return { ms: performance.now() - startedAt, result };
}

/** Milliseconds of repeated calls once the engine knows the code: median, least and most. */
export function warm(work, repeats = 15) {
  for (let i = 0; i < 5; i++) work();
  return spread(Array.from({ length: repeats }, () => timed(work).ms));
}

/** As `warm`, for programs that may take long. */
export function warmPeer(work) {
  const first = timed(work).ms;
  if (first > ONCE_ABOVE_MS) return spread([first]);
  return spread(Array.from({ length: 3 }, () => timed(work).ms));
}

export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: median(sorted), min: sorted[0], max: sorted.at(-1) };
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A figure with three digits, for tables and files. */
export function round(value) {
  return Number(value.toPrecision(4));
}

/** Median, with least and most. */
export function cell({ median: middle, min, max }) {
  return `${round(middle)} (${round(min)}–${round(max)})`;
}
