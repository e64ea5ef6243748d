import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';

/** A peer that needs longer runs once, and no longer than the cap, which then bounds it below. */
const ONCE_ABOVE_MS = 4000;
export const PEER_CAP_MS = 60_000;

/** The engine goes on optimising for some forty calls; slow work gets as many as fit this time. */
const WARM_UP_CALLS = 40;
const WARM_UP_MS = 3000;
const LEAST_WARM_UP_CALLS = 6;
const REPEATS = 15;
const PEER_REPEATS = 5;

/** How warm figures are measured, for captions. */
export const WARM = `warm: ${REPEATS} calls after ${WARM_UP_CALLS}, or as many as fit ${WARM_UP_MS / 1000} s`;

/** Milliseconds of one call, and what it returned. */
function timed(work) {
  const startedAt = performance.now();
  const result = work();
  return { ms: performance.now() - startedAt, result };
}

/** Milliseconds of repeated calls once the engine knows the code: median, least and most. */
export function warm(work, repeats = REPEATS) {
  const endAt = performance.now() + WARM_UP_MS;
  for (let call = 0; call < WARM_UP_CALLS; call++) {
    if (call >= LEAST_WARM_UP_CALLS && performance.now() > endAt) break;
    work();
  }
  return spread(Array.from({ length: repeats }, () => timed(work).ms));
}

/** As `warm`, for programs that may take long. */
export function warmPeer(work) {
  const first = timed(work).ms;
  if (first > ONCE_ABOVE_MS) return spread([first]);
  return spread(Array.from({ length: PEER_REPEATS }, () => timed(work).ms));
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

/** A figure with four digits, for tables and files. */
export function round(value) {
  return Number(value.toPrecision(4));
}

/** Median, with least and most. */
export function cell({ median: middle, min, max }) {
  return `${round(middle)} (${round(min)}–${round(max)})`;
}

/** What measures, and what else it had to do in the last minute. */
export function machine() {
  const model = cpus()[0]?.model ?? 'unknown processor';
  const load = loadavg()[0].toFixed(1);
  return `${cpus().length} × ${model.trim()}, Node ${process.versions.node}, load ${load}`;
}
