import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The engine goes on optimising for some forty calls; slow work gets as many as fit this time. */
const WARM_UP_CALLS = 40;
const WARM_UP_MS = 3000;
const LEAST_WARM_UP_CALLS = 6;
/** At least so many calls are timed, and more of short work: a neighbour's burst passes. */
const REPEATS = 15;
const REPEAT_MS = 400;
/** Several works are gone through so often. */
const ROUNDS = 3;
/** So many turns are taken with a peer; a turn has as many calls as fit. */
const TURNS = 5;
const TURN_MS = 150;

/** How warm figures are measured, for captions. */
export const WARM = `warm: ${REPEATS} calls, or as many as fit ${REPEAT_MS / 1000} s, after ${WARM_UP_CALLS}, or as many as fit ${WARM_UP_MS / 1000} s; every contest, 5 turnpoints and speed in ${ROUNDS} rounds over all flights`;

/** Milliseconds of one call. */
function timed(work) {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** What one program leaves behind is not cleared away while another is measured. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** Milliseconds of repeated calls once the engine knows the code: median, least and most. */
export function warm(work) {
  warmUp(work);
  return spread(repeated(work, REPEATS, REPEAT_MS));
}

/**
 * The same of several works, in rounds over all of them: a machine that is slow for some seconds is
 * not so in each. The median is that of the rounds' medians.
 */
export function warmInRounds(works) {
  const rounds = Array.from({ length: ROUNDS }, () => works.map(warm));
  return works.map((_, i) => ({
    median: median(rounds.map((round) => round[i].median)),
    min: Math.min(...rounds.map((round) => round[i].min)),
    max: Math.max(...rounds.map((round) => round[i].max)),
  }));
}

/**
 * The same of our work and of a peer's. They take turns, so that a machine that is slow for a
 * while is so for both.
 */
export function warmBoth(work, peerWork) {
  warmUp(work);
  peerWork();
  const [ours, peer] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(...turnOf(work));
    peer.push(...turnOf(peerWork));
  }
  return { ours: spread(ours), peer: spread(peer) };
}

/** Some calls in a row; of short ones, the first finds the other program's data in the caches. */
function turnOf(work) {
  collectGarbage();
  const first = timed(work);
  return first > TURN_MS ? [first] : repeated(work, 1, TURN_MS);
}

function warmUp(work) {
  collectGarbage();
  const endAt = performance.now() + WARM_UP_MS;
  for (let call = 0; call < WARM_UP_CALLS; call++) {
    if (call >= LEAST_WARM_UP_CALLS && performance.now() > endAt) break;
    work();
  }
}

/** Milliseconds of the calls that fit, and of the least that are asked for. */
function repeated(work, least, ms) {
  const times = [];
  const endAt = performance.now() + ms;
  while (times.length < least || performance.now() < endAt) times.push(timed(work));
  return times;
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
