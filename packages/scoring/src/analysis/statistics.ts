import { chordDistanceM } from '../geo/chord.js';
import { checkRange } from '../track/check-track.js';
import { type FixRange, rangeSeconds } from '../track/fix-range.js';
import type { GroundColumn } from '../track/ground-column.js';
import type { Track } from '../track/track.js';
import { checkFinite } from '../units/check-value.js';
import { roundTo, roundToHundredths } from '../units/round.js';
import { bankDeg } from './circle-motion.js';
import { type CirclingPiece, type GlidePiece, type Piece, piecesOf } from './pieces.js';
import { checkAnalysis, type FlightAnalysis } from './prepare-analysis.js';
import { LOW_HEIGHTS_M } from './running-sums.js';
import { windOf } from './wind.js';
import { windOfRange } from './wind-of-range.js';

/**
 * How a stretch of flight was flown, in the contract's names and units. Its time is made of thermals,
 * attempts at thermals, and glides. Shares are fractions of 1; sums and means of what there was none
 * of are 0, what nobody can know is absent.
 */
export interface FlownStatistics {
  /** T: seconds from start to end, but for those that a motor ran. */
  readonly duration: number;
  /** The same. */
  readonly total_seconds: number;
  /** D / T: scored distance by duration, in km/h. */
  readonly speed: number;
  /** Way flown over ground in glides, in km. */
  readonly track_distance: number;
  /** Thermals of which a part lies in the stretch. */
  readonly thermal_count: number;
  /** Seconds, as all times. */
  readonly thermal_time: number;
  /** Share of the duration. */
  readonly thermal_percentage: number;
  /** Metres. */
  readonly thermal_gain: number;
  /** Gain by time of all thermals together, in metres per second. */
  readonly thermal_avg: number;
  /** Metres gained in a thermal. */
  readonly thermal_avg_gain: number;
  /** Mean airspeed while circling, in km/h; absent where gaps hide the circles of all thermals. */
  readonly thermal_speed?: number;
  /** Mean radius of the circles through the air, in metres; absent as the speed. */
  readonly thermal_radius?: number;
  /** Bank in degrees that keeps an aircraft on such circles: atan(v² / (g·r)); absent as the speed. */
  readonly thermal_bank?: number;
  /** Share of the thermals' time that was turned to the right; absent without thermals. */
  readonly thermal_direction?: number;
  /**
   * Height lost in thermals by the height climbed in them, whatever was lost in between: above 1 where
   * more was lost; absent where nothing was climbed. As it was recorded: an unsteady altimeter loses
   * height, too.
   */
  readonly thermal_loss_ratio?: number;
  /** Mean altitude above mean sea level at which thermals began, in metres; absent without thermals. */
  readonly thermal_start_alt?: number;
  /** Mean height above ground at which thermals began, in metres; absent where it is not known. */
  readonly thermal_start_agl?: number;
  /** Attempts of which a part lies in the stretch. */
  readonly attempt_count: number;
  /** Seconds. */
  readonly attempt_time: number;
  /** Share of the duration. */
  readonly attempt_percentage: number;
  /** Metres; negative where attempts lost height. */
  readonly attempt_gain: number;
  /** Gain by time of all attempts together, in metres per second. */
  readonly attempt_avg: number;
  /** How much faster without the time A of attempts, in km/h: D / (T − A) − D / T. */
  readonly attempt_speed_loss: number;
  /** Pieces between the circling. */
  readonly glide_count: number;
  /** Seconds: of these pieces, and so what circling leaves of T. */
  readonly glide_time: number;
  /** Share of the duration. */
  readonly glide_percentage: number;
  /** Metres, mostly negative: of the pieces, and so what circling leaves of the height gained. */
  readonly glide_gain: number;
  /** km/h over ground along the way flown. */
  readonly glide_speed: number;
  /** Scored distance by height lost in glides; absent where they lost none. */
  readonly glide_ratio?: number;
  /** Way flown in glides by scored distance; absent where nothing was scored of what was flown. */
  readonly glide_detour?: number;
  /** Mean straight length of a glide, in km. */
  readonly glide_distance: number;
  /** Mean altitude of glides above mean sea level, in metres; absent without glides. */
  readonly glide_alt_avg?: number;
  /** Share of the glides' time in rising air; absent where the air's motion is not known. */
  readonly glide_percentage_lift?: number;
  /** km/h over ground in rising air; absent where there was none. */
  readonly glide_speed_lift?: number;
  /** km/h over ground in sinking air; absent where there was none. */
  readonly glide_speed_sink?: number;
  /** Metres above mean sea level, weighed by time. */
  readonly altitude_avg: number;
  /**
   * Metres above ground, weighed by time; absent where the ground is known for less than nine tenths
   * of it, as all that follows. Of what is not known there is nothing in them.
   */
  readonly agl_avg?: number;
  /** Share of the time below so many metres above ground. */
  readonly below_1000_agl?: number;
  /** As the one before, as the following. */
  readonly below_800_agl?: number;
  readonly below_600_agl?: number;
  readonly below_400_agl?: number;
  readonly below_200_agl?: number;
  readonly below_100_agl?: number;
  /** km/h; absent where nobody circled within half an hour. */
  readonly wind_speed?: number;
  /** Where the wind comes from, in whole degrees from true north, 0 to 359. */
  readonly wind_direction?: number;
  /** kWh that an electric motor used; absent without its sensors. */
  readonly fes_energy?: number;
}

/** Where the ground is known for less of the time, the rest could be anything. */
const MIN_KNOWN_SHARE = 0.9;

/**
 * Tells how a stretch of flight was flown, in a time that does not grow with its length. A phase
 * across an end of it counts with its part in it. Each field says its formula and unit; a mean is that
 * of totals, not of means. The formulas reproduce the published statistics of 54 results of 2025
 * and those of the worked example, see `published-statistics.test.ts`.
 *
 * @param distanceKm The distance scored in the stretch.
 * @throws {TypeError} If the analysis was not prepared, or an argument is of another type.
 * @throws {RangeError} If the range leaves the track, or the distance is not finite.
 */
export function statisticsOf(
  analysis: FlightAnalysis,
  range: FixRange,
  distanceKm: number,
): FlownStatistics {
  checkAnalysis(analysis);
  checkRange('range', range, analysis.track);
  checkFinite('distanceKm', distanceKm);
  const pieces = piecesOf(analysis, range);
  const thermals = pieces.filter((piece): piece is CirclingPiece => piece.kind === 'thermal');
  const attempts = pieces.filter(({ kind }) => kind === 'attempt');
  const glides = pieces.filter((piece): piece is GlidePiece => piece.kind === 'glide');
  // What a motor flew is in no piece.
  const totalS = sumOf(analysis, pieces).seconds;
  return {
    duration: totalS,
    total_seconds: totalS,
    speed: roundToHundredths(ratio(distanceKm * 3600, totalS)),
    ...thermalFigures(analysis, thermals, totalS),
    ...attemptFigures(analysis, attempts, totalS, distanceKm),
    ...glideFigures(analysis, glides, totalS, distanceKm),
    ...netFigures(analysis, glides),
    ...heightFigures(analysis, range),
    ...windFigures(analysis, range),
    ...energyFigure(analysis, range),
  };
}

function thermalFigures(
  analysis: FlightAnalysis,
  thermals: readonly CirclingPiece[],
  totalS: number,
) {
  const { seconds, gainM } = sumOf(analysis, thermals);
  const { track, groundM } = analysis;
  const rightS = sumOf(
    analysis,
    thermals.filter(({ phase }) => phase.turn === 'right'),
  ).seconds;
  return {
    thermal_count: thermals.length,
    thermal_time: seconds,
    thermal_percentage: roundTo(ratio(seconds, totalS), 3),
    thermal_gain: gainM,
    thermal_avg: roundToHundredths(ratio(gainM, seconds)),
    thermal_avg_gain: Math.round(ratio(gainM, thermals.length)),
    ...circleFigures(analysis, thermals),
    ...(seconds > 0 && { thermal_direction: roundTo(rightS / seconds, 3) }),
    ...lossFigure(analysis, thermals, gainM),
    ...(thermals.length > 0 && { thermal_start_alt: startAltitudeM(track, thermals) }),
    ...(groundM && startHeightFigure(track, groundM, thermals)),
  };
}

function lossFigure({ sums }: FlightAnalysis, thermals: readonly CirclingPiece[], gainM: number) {
  const lostM = sum(thermals, (thermal) => difference(sums.lostM, thermal));
  const climbedM = gainM + lostM;
  return climbedM > 0 ? { thermal_loss_ratio: roundTo(lostM / climbedM, 3) } : {};
}

function startAltitudeM({ altitudeM }: Track, thermals: readonly CirclingPiece[]): number {
  return Math.round(sum(thermals, ({ first }) => altitudeM[first]!) / thermals.length);
}

function startHeightFigure(
  { altitudeM }: Track,
  groundM: GroundColumn,
  thermals: readonly CirclingPiece[],
) {
  const heightsM = thermals
    .map(({ first }) => altitudeM[first]! - groundM[first]!)
    .filter((heightM) => !Number.isNaN(heightM));
  if (heightsM.length === 0) return {};
  return { thermal_start_agl: Math.round(sum(heightsM, (heightM) => heightM) / heightsM.length) };
}

/** Each thermal weighs by its time in the stretch. */
function circleFigures({ track }: FlightAnalysis, thermals: readonly CirclingPiece[]) {
  let [pathM, turned, seconds] = [0, 0, 0];
  for (const piece of thermals) {
    const { motion } = piece.phase;
    if (!motion) continue;
    const pieceS = rangeSeconds(track, piece);
    pathM += motion.speedMps * pieceS;
    turned += motion.turnRadPerS * pieceS;
    seconds += pieceS;
  }
  if (seconds === 0 && thermals.length > 0) return {};
  const speedMps = ratio(pathM, seconds);
  const radiusM = ratio(pathM, turned);
  return {
    thermal_speed: roundToHundredths(speedMps * 3.6),
    thermal_radius: roundToHundredths(radiusM),
    thermal_bank: roundToHundredths(bankDeg(speedMps, radiusM)),
  };
}

function attemptFigures(
  analysis: FlightAnalysis,
  attempts: readonly Piece[],
  totalS: number,
  distanceKm: number,
) {
  const { seconds, gainM } = sumOf(analysis, attempts);
  const [speedKmh, withoutKmh] = [totalS, totalS - seconds].map((time) =>
    ratio(distanceKm * 3600, time),
  ) as [number, number];
  return {
    attempt_count: attempts.length,
    attempt_time: seconds,
    attempt_percentage: roundTo(ratio(seconds, totalS), 3),
    attempt_gain: gainM,
    attempt_avg: roundToHundredths(ratio(gainM, seconds)),
    attempt_speed_loss: roundToHundredths(seconds < totalS ? withoutKmh - speedKmh : 0),
  };
}

function glideFigures(
  analysis: FlightAnalysis,
  glides: readonly GlidePiece[],
  totalS: number,
  distanceKm: number,
) {
  const { wayM, altitudeMS, points } = analysis.sums;
  const { seconds, gainM } = sumOf(analysis, glides);
  const flownM = sum(glides, (glide) => difference(wayM, glide));
  const straightM = sum(glides, ({ first, last }) => chordDistanceM(points, first, last));
  const heightMS = sum(glides, (glide) => difference(altitudeMS, glide));
  return {
    track_distance: roundToHundredths(flownM / 1000),
    glide_count: glides.length,
    glide_time: seconds,
    glide_percentage: roundTo(ratio(seconds, totalS), 3),
    glide_gain: gainM,
    glide_speed: roundToHundredths(ratio(flownM, seconds) * 3.6),
    ...(gainM < 0 && { glide_ratio: roundToHundredths((distanceKm * 1000) / -gainM) }),
    ...((distanceKm !== 0 || flownM === 0) && {
      glide_detour: roundTo(ratio(flownM / 1000, distanceKm), 3),
    }),
    glide_distance: roundToHundredths(ratio(straightM / 1000, glides.length)),
    ...(seconds > 0 && { glide_alt_avg: Math.round(heightMS / seconds) }),
  };
}

function netFigures({ sums: { net } }: FlightAnalysis, glides: readonly GlidePiece[]) {
  if (!net) return {};
  const [liftS, liftM, sinkS, sinkM] = [net.liftS, net.liftM, net.sinkS, net.sinkM].map((sums) =>
    sum(glides, (glide) => difference(sums, glide)),
  ) as [number, number, number, number];
  if (liftS + sinkS === 0) return {};
  return {
    glide_percentage_lift: roundTo(liftS / (liftS + sinkS), 3),
    ...(liftS > 0 && { glide_speed_lift: roundToHundredths((liftM / liftS) * 3.6) }),
    ...(sinkS > 0 && { glide_speed_sink: roundToHundredths((sinkM / sinkS) * 3.6) }),
  };
}

function heightFigures({ track, groundM, sums }: FlightAnalysis, range: FixRange) {
  const { altitudeMS, height } = sums;
  const totalS = rangeSeconds(track, range);
  const altitudeM = track.altitudeM[range.first]!;
  // Of a moment, what it is.
  const altitude_avg = Math.round(totalS > 0 ? difference(altitudeMS, range) / totalS : altitudeM);
  if (!height || !groundM) return { altitude_avg };
  const heightM = altitudeM - groundM[range.first]!;
  const knownS = difference(height.knownS, range);
  const isKnown = totalS > 0 ? knownS >= MIN_KNOWN_SHARE * totalS : !Number.isNaN(heightM);
  if (!isKnown) return { altitude_avg };
  const mean = (ofTime: Float64Array, atFirst: number) =>
    totalS > 0 ? difference(ofTime, range) / knownS : atFirst;
  const [below1000, below800, below600, below400, below200, below100] = LOW_HEIGHTS_M.map(
    (limitM, i) => roundTo(mean(height.belowS[i]!, heightM < limitM ? 1 : 0), 3),
  ) as [number, number, number, number, number, number];
  return {
    altitude_avg,
    agl_avg: Math.round(mean(height.heightMS, heightM)),
    below_1000_agl: below1000,
    below_800_agl: below800,
    below_600_agl: below600,
    below_400_agl: below400,
    below_200_agl: below200,
    below_100_agl: below100,
  };
}

function windFigures(analysis: FlightAnalysis, range: FixRange) {
  const air = windOfRange(analysis, range);
  if (!air) return {};
  const { speedKmh, directionDeg } = windOf(air.eastMps, air.northMps);
  return {
    wind_speed: roundToHundredths(speedKmh),
    wind_direction: Math.round(directionDeg) % 360,
  };
}

function energyFigure({ sums: { energyKwh } }: FlightAnalysis, range: FixRange) {
  return energyKwh ? { fes_energy: roundTo(difference(energyKwh, range), 3) } : {};
}

function sumOf({ track }: FlightAnalysis, pieces: readonly FixRange[]) {
  const { altitudeM } = track;
  return {
    seconds: sum(pieces, (piece) => rangeSeconds(track, piece)),
    gainM: sum(pieces, ({ first, last }) => altitudeM[last]! - altitudeM[first]!),
  };
}

function sum<Part>(parts: readonly Part[], measure: (part: Part) => number): number {
  return parts.reduce((total, part) => total + measure(part), 0);
}

/** What a stretch adds to a running sum. */
function difference(sums: Float64Array, { first, last }: FixRange): number {
  return sums[last]! - sums[first]!;
}

/** 0 by 0 is 0: of nothing, nothing. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
