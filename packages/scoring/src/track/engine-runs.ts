import { checkRecording } from '../igc/check-recording.js';
import { MISSING_VALUE, type Recording } from '../igc/recording.js';
import { checkOneOf } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import { type EngineRuns, judgeNoise } from './engine-noise.js';
import type { FixInterval } from './fix-interval.js';
import type { NoiseSensor } from './noise-evidence.js';
import { noiseIntervals } from './noise-intervals.js';
import { NOISE_LIMITS } from './noise-limits.js';
import { sensorColumn } from './sensor-column.js';
import { findStuckLevel } from './stuck-sensor.js';
import type { Track } from './track.js';

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
/** Level of a sensor of 0 to 999 in the engine itself at which the engine runs. */
const RUNNING_LEVEL = 150;
/** Sensors that measure the engine itself, and their limits. All others hear noise. */
const RUNNING_LIMITS: ReadonlyMap<string, number> = new Map([
  ['FES', RUNNING_LEVEL],
  ['CUR', RUNNING_CURRENT],
  ['RPM', RUNNING_RPM],
]);
const SENSOR_LOG_ODDS = 5;
/** Longest time for which a value is held while further ones are missing. */
const MAX_HELD_S = 10;

/**
 * Finds the intervals of a track in which the engine ran, and those that only the pilot can judge.
 * The first sensor of the engine itself that shows a run decides: a propeller counts as driven from
 * 300 revolutions per minute, or a current of 5. Otherwise, noise is judged by its evidence; see
 * `judgeNoise`. A sensor that is stuck at a level of a running engine makes the whole track uncertain.
 * Without a sensor, and for pure gliders, there are neither.
 *
 * @throws {TypeError} If recording or track has the wrong type.
 * @throws {RangeError} If the kind is unknown.
 */
export function judgeEngine(recording: Recording, track: Track, kind: AircraftKind): EngineRuns {
  checkRecording(recording);
  checkTrack(track);
  checkKind(kind);
  const sensors: NoiseSensor[] = [];
  const uncertain: FixInterval[] = [];
  for (const code of ENGINE_SENSORS[kind]) {
    const levels = readSensor(recording, track, code);
    const limit = RUNNING_LIMITS.get(code);
    const stuckLevel = levels && findStuckLevel(track, levels);
    if (stuckLevel !== undefined) {
      const isOn = stuckLevel > (limit ?? NOISE_LIMITS.loudLevel);
      if (isOn) uncertain.push({ first: 0, last: track.count - 1 });
      continue;
    }
    if (levels && limit === undefined) sensors.push({ code, levels });
    if (!levels || limit === undefined) continue;
    const logOdds = new Float64Array(levels).map((level) =>
      level > limit ? SENSOR_LOG_ODDS : -SENSOR_LOG_ODDS,
    );
    const runs = noiseIntervals(track, logOdds);
    if (runs.length > 0) return { runs, uncertain: [] };
  }
  const judged = judgeNoise(track, sensors);
  return judged.runs.length > 0
    ? judged
    : { runs: [], uncertain: [...judged.uncertain, ...uncertain] };
}

/**
 * Returns the intervals of a track in which the engine ran; see `judgeEngine`.
 *
 * @throws {TypeError} If recording or track has the wrong type.
 * @throws {RangeError} If the kind is unknown.
 */
export function findEngineRuns(
  recording: Recording,
  track: Track,
  kind: AircraftKind,
): readonly FixInterval[] {
  return judgeEngine(recording, track, kind).runs;
}

/** Returns a sensor's values along the track. Undefined if it has none above 0. */
function readSensor({ fixes }: Recording, track: Track, code: string): Int32Array | undefined {
  const column = sensorColumn(fixes, code);
  if (!column) return undefined;
  const values = new Int32Array(track.record).map((record) => column[record]!);
  let known = -1;
  for (let i = 0; i <= values.length; i++) {
    if (values[i] === MISSING_VALUE) continue;
    // A missing value is the last one if the sensor soon goes on, and that of a quiet engine if not.
    const goesOn = i < values.length && known >= 0;
    const isHeld = goesOn && track.timeS[i]! - track.timeS[known]! <= MAX_HELD_S;
    values.fill(isHeld ? values[known]! : 0, known + 1, i);
    known = i;
  }
  return values.some((value) => value > 0) ? values : undefined;
}
