import { chordDistanceM } from '../geo/chord.js';
import { checkRange, checkRanges, checkTrack } from '../track/check-track.js';
import { type FixRange, rangeSeconds } from '../track/fix-range.js';
import { pointsOf, type Track } from '../track/track.js';
import { checkFinite, checkObject, checkOneOf, describeValue } from '../units/check-value.js';
import { roundTo, roundToHundredths } from '../units/round.js';
import type { CirclingPhase } from './find-phases.js';

/** How a stretch of flight was flown, in the contract's names and units. */
export interface PhaseStatistics {
  readonly thermal_count: number;
  /** Share of the time, 0 to 1. */
  readonly thermal_percentage: number;
  /** Metres per second over the time of all thermals; 0 without thermals, as all that follows. */
  readonly thermal_avg: number;
  /** Metres gained in a thermal. */
  readonly thermal_avg_gain: number;
  /** Mean airspeed while circling, in km/h. */
  readonly thermal_speed: number;
  /** Mean radius of the circles through the air, in metres. */
  readonly thermal_radius: number;
  /** Bank in degrees that keeps an aircraft on such circles. */
  readonly thermal_bank: number;
  /** Mean height above ground at which thermals began, in metres; absent where it is not known. */
  readonly thermal_start_agl?: number;
  readonly attempt_count: number;
  /** Share of the time, 0 to 1. */
  readonly attempt_percentage: number;
  /** Metres per second over the time of all attempts; negative where they lost height. */
  readonly attempt_avg: number;
  readonly glide_count: number;
  /** km/h over ground along the way flown. */
  readonly glide_speed: number;
  /** Scored distance by height lost in glides; absent where they lost none. */
  readonly glide_ratio?: number;
  /** Way flown in glides by scored distance; 0 where nothing was scored. */
  readonly glide_detour: number;
  /** Mean straight length of a glide, in km. */
  readonly glide_distance: number;
  /** Metres above mean sea level, weighed by time. */
  readonly altitude_avg: number;
  /** Metres above ground, weighed by time; absent where the ground is not known. */
  readonly agl_avg?: number;
}

/** What statistics are made of. */
export interface PhaseInput {
  readonly track: Track;
  /** All of the track; those across an end of the range count with their part in it. */
  readonly phases: readonly CirclingPhase[];
  readonly range: FixRange;
  /** The distance scored in the range, in km. */
  readonly distanceKm: number;
  /** Elevation of the ground under each fix of the track, in metres; left out where not known. */
  readonly groundM?: Int16Array;
}

const GRAVITY_MPS2 = 9.80665;

/**
 * Tells how a stretch of flight was flown: thermals, attempts at thermals, and the glides between
 * them, which together are all of its time.
 *
 * @throws {TypeError} If the track is none, or a part of the input is of another type.
 * @throws {RangeError} If the range or a phase leaves the track, the ground lies under another
 *   number of fixes, or the distance is NaN.
 */
export function phaseStatistics(input: PhaseInput): PhaseStatistics {
  checkInput(input);
  const { track, range, distanceKm, groundM } = input;
  const parts = partsOf(input);
  const thermals = parts.filter(({ phase }) => phase.kind === 'thermal');
  const attempts = parts.filter(({ phase }) => phase.kind === 'attempt');
  const totalS = rangeSeconds(track, range);
  const [thermal, attempt] = [sumOf(track, thermals), sumOf(track, attempts)];
  const lostM = thermal.gainM + attempt.gainM - gainM(track, range);
  const glides = describeGlides(track, glidesBetween(range, parts), distanceKm);
  return {
    thermal_count: thermals.length,
    thermal_percentage: roundTo(ratio(thermal.seconds, totalS), 3),
    thermal_avg: roundToHundredths(ratio(thermal.gainM, thermal.seconds)),
    thermal_avg_gain: Math.round(ratio(thermal.gainM, thermals.length)),
    ...describeCircles(track, thermals),
    ...(groundM &&
      thermals.length > 0 && {
        thermal_start_agl: Math.round(startAglM(track, thermals, groundM)),
      }),
    attempt_count: attempts.length,
    attempt_percentage: roundTo(ratio(attempt.seconds, totalS), 3),
    attempt_avg: roundToHundredths(ratio(attempt.gainM, attempt.seconds)),
    ...glides,
    ...(lostM > 0 && { glide_ratio: roundToHundredths((distanceKm * 1000) / lostM) }),
    altitude_avg: Math.round(meanAltitudeM(track, range)),
    ...(groundM && { agl_avg: Math.round(meanAltitudeM(track, range, groundM)) }),
  };
}

function checkInput(input: PhaseInput): void {
  checkObject('input', input, []);
  const { track, phases, range, distanceKm, groundM } = input;
  checkTrack(track);
  checkRanges('phase', phases, track);
  for (const { kind } of phases) checkOneOf('kind', kind, ['thermal', 'attempt']);
  checkRange('range', range, track);
  checkFinite('distanceKm', distanceKm);
  if (groundM === undefined) return;
  if (!(groundM instanceof Int16Array)) {
    throw new TypeError(`groundM must be an Int16Array, not ${describeValue(groundM)}.`);
  }
  if (groundM.length !== track.count) {
    throw new RangeError(`groundM has ${groundM.length} of ${track.count} fixes.`);
  }
}

/** As much of a phase as lies in the range. */
interface Part extends FixRange {
  readonly phase: CirclingPhase;
}

function partsOf({ phases, range }: PhaseInput): Part[] {
  return phases
    .map((phase) => ({
      phase,
      first: Math.max(phase.first, range.first),
      last: Math.min(phase.last, range.last),
    }))
    .filter(({ first, last }) => first < last);
}

function glidesBetween(range: FixRange, parts: readonly Part[]): FixRange[] {
  const starts = [range.first, ...parts.map(({ last }) => last)];
  const ends = [...parts.map(({ first }) => first), range.last];
  return starts
    .map((first, i) => ({ first, last: ends[i]! }))
    .filter(({ first, last }) => first < last);
}

function sumOf(track: Track, parts: readonly FixRange[]) {
  const add = (measure: (part: FixRange) => number) =>
    parts.reduce((sum, part) => sum + measure(part), 0);
  return {
    seconds: add((part) => rangeSeconds(track, part)),
    gainM: add((part) => gainM(track, part)),
  };
}

/** Each thermal weighs by its time in the range. */
function describeCircles(track: Track, thermals: readonly Part[]) {
  let [pathM, turned, seconds] = [0, 0, 0];
  for (const part of thermals) {
    const { motion } = part.phase;
    if (!motion) continue;
    const partS = rangeSeconds(track, part);
    pathM += motion.speedMps * partS;
    turned += motion.turnRadPerS * partS;
    seconds += partS;
  }
  const speedMps = ratio(pathM, seconds);
  const radiusM = ratio(pathM, turned);
  const bank = radiusM === 0 ? 0 : Math.atan((speedMps * speedMps) / (GRAVITY_MPS2 * radiusM));
  return {
    thermal_speed: roundToHundredths(speedMps * 3.6),
    thermal_radius: roundToHundredths(radiusM),
    thermal_bank: roundToHundredths((bank * 180) / Math.PI),
  };
}

function describeGlides(track: Track, glides: readonly FixRange[], distanceKm: number) {
  const points = pointsOf(track);
  let [flownM, straightM, seconds] = [0, 0, 0];
  for (const { first, last } of glides) {
    for (let i = first; i < last; i++) flownM += chordDistanceM(points, i, i + 1);
    straightM += chordDistanceM(points, first, last);
    seconds += rangeSeconds(track, { first, last });
  }
  return {
    glide_count: glides.length,
    glide_speed: roundToHundredths(ratio(flownM, seconds) * 3.6),
    glide_detour: roundTo(ratio(flownM / 1000, distanceKm), 3),
    glide_distance: roundToHundredths(ratio(straightM / 1000, glides.length)),
  };
}

function startAglM({ altitudeM }: Track, parts: readonly Part[], groundM: Int16Array): number {
  const sum = parts.reduce((total, { first }) => total + altitudeM[first]! - groundM[first]!, 0);
  return sum / parts.length;
}

/** Above the ground where that is given, else above the sea. */
function meanAltitudeM(track: Track, range: FixRange, groundM?: Int16Array): number {
  const { timeS, altitudeM } = track;
  const heightM = (fix: number) => altitudeM[fix]! - (groundM?.[fix] ?? 0);
  if (rangeSeconds(track, range) === 0) return heightM(range.first);
  let sum = 0;
  for (let i = range.first; i < range.last; i++) {
    sum += ((heightM(i) + heightM(i + 1)) / 2) * (timeS[i + 1]! - timeS[i]!);
  }
  return sum / rangeSeconds(track, range);
}

function gainM({ altitudeM }: Track, { first, last }: FixRange): number {
  return altitudeM[last]! - altitudeM[first]!;
}

/** 0 by 0 is 0: of nothing, nothing. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
