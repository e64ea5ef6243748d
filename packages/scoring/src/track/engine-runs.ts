import { checkRecording } from '../igc/check-recording.js';
import { MISSING_VALUE, type Recording } from '../igc/recording.js';
import { checkOneOf } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import type { FixInterval } from './fix-interval.js';
import { sensorColumn } from './sensor-column.js';
import type { Track } from './track.js';
import { decodeViterbi, runsOf } from './viterbi.js';

/**
 * Kind of aircraft in the contract: pure glider, motor glider, glider with front electric
 * sustainer.
 */
export type AircraftKind = 'GL' | 'MG' | 'FG';

/** Sensors that show whether the engine runs, by kind of aircraft, the most reliable first. */
export const ENGINE_SENSORS: Readonly<Record<AircraftKind, readonly string[]>> = {
  GL: [],
  MG: ['MOP', 'ENL', 'RPM'],
  FG: ['FES', 'MOP', 'CUR', 'RPM', 'ENL'],
};

/**
 * Checks a kind of aircraft.
 *
 * @throws {RangeError} If it is unknown.
 */
export function checkKind(kind: AircraftKind): void {
  checkOneOf('kind of aircraft', kind, Object.keys(ENGINE_SENSORS) as AircraftKind[]);
}

/** Revolutions per minute above which the engine drives the propeller. */
const RUNNING_RPM = 300;
/**
 * Current above which the engine drives the propeller, in the sensor's unit of at most one ampere.
 */
const RUNNING_CURRENT = 5;
/**
 * Noise from 0 to 999 at which the engine is equally likely on or off, and how sharp the change is.
 */
const NOISE_CENTRE = 150;
const NOISE_WIDTH = 20;
/** Noise of an aircraft in quiet flight. The excess of a loud cockpit is subtracted. */
const QUIET_NOISE = 50;
/**
 * Maximum excess of a cockpit. If the median is above it, the engine ran for more than half of the
 * time.
 */
const MAX_EXCESS = NOISE_CENTRE - QUIET_NOISE;
const SENSOR_LOG_ODDS = 5;
/** Probability that the engine is started or stopped within a second. */
const SWITCH_PROBABILITY_PER_S = 0.001;
const MAX_SWITCH_PROBABILITY = 0.5;
const MIN_RUN_S = 8;
const MAX_GAP_S = 20;
/** Only an engine exceeds this noise for half of the time. */
const LOUD_NOISE = 500;
/** A quieter engine counts if it keeps the aircraft up. Airbrakes and open windows do not. */
const MIN_QUIET_CLIMB_MPS = -0.3;

/**
 * Finds the intervals of a track in which the engine ran. The first sensor of the kind that shows a
 * run decides, because a disconnected sensor may still record some background. Without a sensor,
 * and for pure gliders, there are no runs.
 *
 * A propeller counts as driven from 300 revolutions per minute, or a current of 5. Noise from 0 to
 * 999 indicates an engine from 150 on, after the noise of the cockpit is subtracted. The limits are
 * this project's.
 *
 * @throws {TypeError} If recording or track has the wrong type.
 * @throws {RangeError} If the kind is unknown.
 */
export function findEngineRuns(
  recording: Recording,
  track: Track,
  kind: AircraftKind,
): FixInterval[] {
  checkRecording(recording);
  checkTrack(track);
  checkKind(kind);
  for (const code of ENGINE_SENSORS[kind]) {
    const column = sensorColumn(recording.fixes, code);
    const values = column && readSensor(column, track);
    if (!values) continue;
    const decoded = decodeRuns(track, logOddsOf(code, values));
    const runs =
      code === 'ENL' ? decoded.filter((run) => isEngineNoise(track, values, run)) : decoded;
    if (runs.length > 0) return runs;
  }
  return [];
}

/** Returns the sensor's values along the track. Undefined if they never change. */
function readSensor(column: Int32Array, track: Track): Int32Array | undefined {
  const values = Int32Array.from(track.record, (record) => column[record]!);
  let last = 0;
  for (let i = 0; i < values.length; i++) {
    if (values[i] === MISSING_VALUE) values[i] = last;
    last = values[i]!;
  }
  return values.some((value) => value > 0) ? values : undefined;
}

function logOddsOf(code: string, values: Int32Array): Float64Array {
  if (code === 'RPM') return thresholdLogOdds(values, RUNNING_RPM);
  if (code === 'CUR') return thresholdLogOdds(values, RUNNING_CURRENT);
  const excess = Math.min(Math.max(0, median(values) - QUIET_NOISE), MAX_EXCESS);
  return Float64Array.from(values, (value) => (value - excess - NOISE_CENTRE) / NOISE_WIDTH);
}

/** Separates an engine from other noise, such as airbrakes, an open window or the wheel. */
function isEngineNoise(track: Track, noise: Int32Array, { first, last }: FixInterval): boolean {
  if (median(noise.subarray(first, last + 1)) >= LOUD_NOISE) return true;
  const seconds = track.timeS[last]! - track.timeS[first]!;
  return track.altitudeM[last]! - track.altitudeM[first]! >= MIN_QUIET_CLIMB_MPS * seconds;
}

function thresholdLogOdds(values: Int32Array, threshold: number): Float64Array {
  return Float64Array.from(values, (value) =>
    value > threshold ? SENSOR_LOG_ODDS : -SENSOR_LOG_ODDS,
  );
}

function median(values: Int32Array): number {
  return values.toSorted()[values.length >> 1] ?? 0;
}

function decodeRuns(track: Track, logOdds: Float64Array): FixInterval[] {
  const changeCost = new Float64Array(track.count);
  for (let i = 1; i < track.count; i++) {
    const seconds = track.timeS[i]! - track.timeS[i - 1]!;
    const chance = Math.min(SWITCH_PROBABILITY_PER_S * seconds, MAX_SWITCH_PROBABILITY);
    changeCost[i] = Math.log((1 - chance) / chance);
  }
  const states = decodeViterbi({ logOdds, changeCost, initialLogOdds: 0 });
  const runs: FixInterval[] = [];
  for (const run of runsOf(states)) {
    const before = runs.at(-1);
    if (before && track.timeS[run.first]! - track.timeS[before.last]! < MAX_GAP_S) {
      runs[runs.length - 1] = { first: before.first, last: run.last };
    } else runs.push(run);
  }
  return runs.filter(({ first, last }) => track.timeS[last]! - track.timeS[first]! >= MIN_RUN_S);
}
