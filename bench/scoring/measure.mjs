import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Warm-up time. The engine optimises for about forty calls; slow work gets as many as fit. */
const WARM_UP_CALLS = 40;
const WARM_UP_MS = 3000;
const MIN_WARM_UP_CALLS = 6;
/** Minimum number of timed calls; short work gets more, to outlast other load. */
const REPEATS = 15;
const REPEAT_MS = 400;
/** Rounds over several tasks. */
const ROUNDS = 3;
/** Turns with a peer; a turn has as many calls as fit. */
const TURNS = 5;
const TURN_MS = 150;

/** Caption for warm figures. */
export const WARM = `warm: ${REPEATS} calls, or as many as fit ${REPEAT_MS / 1000} s, after ${WARM_UP_CALLS}, or as many as fit ${WARM_UP_MS / 1000} s; every contest, 5 turnpoints and speed in ${ROUNDS} rounds over all flights`;

/** Measures one call in milliseconds. */
function timed(work) {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Collects garbage, so that it does not affect the next measurement. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** Measures repeated calls after warm-up in milliseconds: median, minimum and maximum. */
export function warm(work) {
  warmUp(work);
  return spread(repeated(work, REPEATS, REPEAT_MS));
}

/**
 * Measures several tasks in rounds, so that a short slowdown of the machine does not affect one task
 * only. The median is that of the rounds' medians.
 */
export function warmInRounds(works) {
  const rounds = Array.from({ length: ROUNDS }, () => works.map(warm));
  return works.map((_, i) => ({
    median: median(rounds.map((each) => each[i].median)),
    min: Math.min(...rounds.map((each) => each[i].min)),
    max: Math.max(...rounds.map((each) => each[i].max)),
  }));
}

/**
 * Measures our work and a peer's in turns, so that a slowdown of the machine affects both.
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

/** Times consecutive calls, without the first short one, which runs on cold caches. */
function turnOf(work) {
  collectGarbage();
  const first = timed(work);
  return first > TURN_MS ? [first] : repeated(work, 1, TURN_MS);
}

function warmUp(work) {
  collectGarbage();
  const endAt = performance.now() + WARM_UP_MS;
  for (let call = 0; call < WARM_UP_CALLS; call++) {
    if (call >= MIN_WARM_UP_CALLS && performance.now() > endAt) break;
    work();
  }
}

/** Times as many calls as fit, but at least the minimum. */
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

/** Rounds a figure to four digits. */
export function round(value) {
  return Number(value.toPrecision(4));
}

/** Formats the median with minimum and maximum. */
export function cell({ median: middle, min, max }) {
  return `${round(middle)} (${round(min)}–${round(max)})`;
}

/** Describes the machine and its load in the last minute. */
export function machine() {
  const model = cpus()[0]?.model ?? 'unknown processor';
  const load = loadavg()[0].toFixed(1);
  return `${cpus().length} × ${model.trim()}, Node ${process.versions.node}, load ${load}`;
}
