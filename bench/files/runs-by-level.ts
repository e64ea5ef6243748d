import {
  type FixInterval,
  MISSING_VALUE,
  type Recording,
  type Track,
} from '@cloudstreet/scoring/parse';

const NOISE_CENTRE = 150;
const NOISE_WIDTH = 20;
const QUIET_NOISE = 50;
const SWITCH_PROBABILITY_PER_S = 0.001;
const MIN_RUN_S = 8;
const MAX_GAP_S = 20;
const LOUD_NOISE = 500;
const MIN_QUIET_CLIMB_MPS = -0.3;

/**
 * Finds engine runs by level alone, for comparison: the first sensor with 8 s above the limit
 * decides, and only faint ENL must come with level flight.
 */
export function findRunsByLevel({ fixes }: Recording, track: Track): FixInterval[] {
  for (const code of ['MOP', 'ENL', 'RPM']) {
    const column = fixes.extensions[code];
    if (!column) continue;
    const values = valuesAlong(column, track);
    if (values.every((value) => value === 0)) continue;
    const decoded = decodeRuns(track, logOddsOf(code, values));
    const runs =
      code === 'ENL' ? decoded.filter((run) => isLoudOrLevel(track, values, run)) : decoded;
    if (runs.length > 0) return runs;
  }
  return [];
}

function valuesAlong(column: Int32Array, track: Track): Int32Array {
  let last = 0;
  return Int32Array.from(track.record, (record) => {
    const value = column[record]!;
    if (value !== MISSING_VALUE && value >= 0) last = value;
    return last;
  });
}

function logOddsOf(code: string, values: Int32Array): Float64Array {
  if (code === 'RPM') return Float64Array.from(values, (value) => (value > 300 ? 5 : -5));
  const excess = Math.min(Math.max(0, median(values) - QUIET_NOISE), NOISE_CENTRE - QUIET_NOISE);
  return Float64Array.from(values, (value) => (value - excess - NOISE_CENTRE) / NOISE_WIDTH);
}

function isLoudOrLevel(track: Track, noise: Int32Array, { first, last }: FixInterval): boolean {
  if (median(noise.subarray(first, last + 1)) >= LOUD_NOISE) return true;
  const seconds = track.timeS[last]! - track.timeS[first]!;
  return track.altitudeM[last]! - track.altitudeM[first]! >= MIN_QUIET_CLIMB_MPS * seconds;
}

function median(values: Int32Array): number {
  return values.toSorted()[values.length >> 1] ?? 0;
}

function decodeRuns(track: Track, logOdds: Float64Array): FixInterval[] {
  const runs: FixInterval[] = [];
  let first = -1;
  for (const [fix, isOn] of [...likeliestStates(track, logOdds), false].entries()) {
    if (isOn && first < 0) first = fix;
    if (isOn || first < 0) continue;
    const before = runs.at(-1);
    if (before && track.timeS[first]! - track.timeS[before.last]! < MAX_GAP_S) {
      runs[runs.length - 1] = { first: before.first, last: fix - 1 };
    } else runs.push({ first, last: fix - 1 });
    first = -1;
  }
  return runs.filter((run) => track.timeS[run.last]! - track.timeS[run.first]! >= MIN_RUN_S);
}

/** The Viterbi algorithm for two states. */
function likeliestStates(track: Track, logOdds: Float64Array): boolean[] {
  const cameFromOn: { on: boolean; off: boolean }[] = [];
  let lead = logOdds[0] ?? 0;
  for (let i = 1; i < track.count; i++) {
    const seconds = track.timeS[i]! - track.timeS[i - 1]!;
    const chance = Math.min(SWITCH_PROBABILITY_PER_S * seconds, 0.5);
    const cost = Math.log((1 - chance) / chance);
    cameFromOn[i] = { on: lead >= -cost, off: lead > cost };
    lead = Math.max(-cost, Math.min(cost, lead)) + logOdds[i]!;
  }
  const states: boolean[] = [];
  let isOn = lead > 0;
  for (let i = track.count - 1; i >= 0; i--) {
    states[i] = isOn;
    isOn = (isOn ? cameFromOn[i]?.on : cameFromOn[i]?.off) ?? false;
  }
  return states;
}
