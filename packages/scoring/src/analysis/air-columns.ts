import { RADIANS_PER_DEGREE, WGS84_FLATTENING, WGS84_SEMI_MAJOR_M } from '../geo/ellipsoid.js';
import type { Polar } from '../polar/polar.js';
import { verticalSpeedOf } from '../polar/polar.js';
import { polarAsFlown, polarAtMass } from '../polar/polar-at-mass.js';
import { minFlyingSpeedMps } from '../polar/speed-to-fly.js';
import { checkTrack } from '../track/check-track.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';
import { checkObject } from '../units/check-value.js';
import { GRAVITY_MPS2 } from '../units/gravity.js';
import { checkColumn } from './check-columns.js';
import { airspeedFactor } from './standard-air.js';
import { shortestTurn } from './turn-rates.js';
import type { WindColumns } from './wind-columns.js';

/** Input of `airColumns`. */
export interface AirInput {
  /** Its altitudes are used as those of the standard atmosphere. */
  readonly track: Track;
  /** Result of `windColumns`; still air by default, and at fixes where it is NaN. */
  readonly wind?: WindColumns;
  /** Polar of the aircraft. Without it there is no netto. */
  readonly polar?: Polar;
  /** Takeoff mass; the polar's reference mass by default. */
  readonly massKg?: number;
}

/** Motion of an aircraft through the air, one value per fix; NaN where unknown. */
export interface AirColumns {
  /** Vertical speed in metres per second, as all speeds here, upwards positive. */
  readonly varioMps: Float32Array;
  /** Metres per second over ground. */
  readonly groundSpeedMps: Float32Array;
  /** Direction over ground, 0 up to but not including 360; NaN while the aircraft stands. */
  readonly groundTrackDeg: Float32Array;
  /** Through the air, along the horizontal. */
  readonly trueAirspeedMps: Float32Array;
  /** Airspeed that an indicator without errors shows. */
  readonly indicatedAirspeedMps: Float32Array;
  /** The vertical speed with the height that was turned into speed. */
  readonly totalEnergyMps: Float32Array;
  /** Vertical speed of the air. Absent without a polar; NaN while the aircraft does not fly. */
  readonly nettoMps?: Float32Array;
  /** Share of the fixes at which the wind is known, 0 to 1; at the others the air was taken as still. */
  readonly windShare: number;
}

/** Half of the window over which motion is taken: altitudes come in whole metres. */
const MOTION_HALF_S = 2.5;
/** Half of that for energy, which squares the error of speeds. */
const ENERGY_HALF_S = 5;
/** Over a longer gap the motion is unknown. */
const MAX_STEP_S = 15;
/** The ends of a longer arc do not determine its length. */
const MAX_ARC_RAD = 1.4;
const ECCENTRICITY_SQUARED = WGS84_FLATTENING * (2 - WGS84_FLATTENING);
const RADIANS_PER_UNIT = RADIANS_PER_DEGREE / POSITION_UNITS_PER_DEGREE;

/**
 * Computes all columns of motion through the air.
 *
 * Speeds are slopes of straight lines fitted by least squares to positions and altitudes within 2.5
 * s of a fix, or to its neighbours if they are farther away, never across more than 15 s. This
 * smooths noise before a second differentiation.
 *
 * - true airspeed = |ground − wind| / f, where f corrects for the fitted line cutting the arc of a
 *   turn at the aircraft's own rate; NaN if fixes are more than 80° of a turn apart.
 * - indicated airspeed = true airspeed · √(ρ / ρ₀) of the ISA, ρ / ρ₀ = (1 − 2.25577e-5 ·
 *   h)^4.2559.
 * - total energy = d(h + v² / 2g) / dt = vario + (v / g) · dv / dt, fitted over 5 s to either side.
 * - netto = total energy − w, with w of the polar at mass, density and load factor n = √(1 + (v · ω
 *   / g)²) of a turn: w = n^1.5 · w(v_ind / √n) / √(ρ / ρ₀). At sea level in straight flight that
 *   is w(v). NaN below half the indicated speed of best glide, which no aircraft flies.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If the wind does not have one value per fix, or polar and mass are not
 *   usable.
 * @see ICAO Doc 7488 for the atmosphere. The rest is flight mechanics: energy is h + v² / 2g, and
 *   in a turn the same angle of attack carries n times the weight at √n times the speed
 */
export function airColumns(input: AirInput): AirColumns {
  checkInput(input);
  const { track, wind, polar, massKg } = input;
  const motion = fitMotion(track, wind);
  const { turnRadPerS, trueAirspeedMps } = flyTurns(track, motion);
  const indicatedAirspeedMps = new Float32Array(track.count);
  for (let i = 0; i < track.count; i++) {
    indicatedAirspeedMps[i] = trueAirspeedMps[i]! * airspeedFactor(track.altitudeM[i]!);
  }
  const totalEnergyMps = fitEnergy(track, trueAirspeedMps);
  const known = { trueAirspeedMps, indicatedAirspeedMps, totalEnergyMps };
  const flown = polar && polarAsFlown(polar, massKg);
  return {
    varioMps: motion.varioMps,
    groundSpeedMps: motion.groundSpeedMps,
    groundTrackDeg: motion.groundTrackDeg,
    ...known,
    ...(flown && { nettoMps: nettoOf(known, turnRadPerS, flown) }),
    windShare: motion.windShare,
  };
}

function checkInput(input: AirInput): void {
  checkObject('input', input, []);
  const { track, wind, polar, massKg } = input;
  checkTrack(track);
  if (polar) polarAtMass(polar, massKg ?? polar.referenceMassKg);
  if (wind === undefined) return;
  checkObject('wind', wind, ['eastMps', 'northMps']);
  checkColumn('eastMps', wind.eastMps, track);
  checkColumn('northMps', wind.northMps, track);
}

/** Fixes around one fix to which its motion is fitted; the fix alone if there are no others. */
interface SlidingWindow {
  first: number;
  last: number;
}

/** Moves a window on to the next fix. */
function slide({ timeS, count }: Track, window: SlidingWindow, fix: number, halfS: number): void {
  const now = timeS[fix]!;
  while (now - timeS[window.first]! > halfS) window.first++;
  window.last = Math.max(window.last, fix);
  while (window.last + 1 < count && timeS[window.last + 1]! - now <= halfS) window.last++;
  if (window.first === fix && fix > 0 && now - timeS[fix - 1]! <= MAX_STEP_S) window.first--;
  if (window.last > fix || fix + 1 === count) return;
  if (timeS[fix + 1]! - now <= MAX_STEP_S) window.last++;
}

function fitMotion(track: Track, wind: WindColumns | undefined) {
  const { count, timeS, lat, lon, altitudeM } = track;
  const varioMps = new Float32Array(count);
  const groundSpeedMps = new Float32Array(count);
  const groundTrackDeg = new Float32Array(count);
  /** Through the air, along the line that was fitted. */
  const speedMps = new Float32Array(count);
  const headingRad = new Float64Array(count);
  const window = { first: 0, last: 0 };
  let known = 0;
  for (let i = 0; i < count; i++) {
    slide(track, window, i, MOTION_HALF_S);
    const { first, last } = window;
    const size = last - first + 1;
    let [sumT, sumTT, sumLat, sumLon, sumAlt, sumTLat, sumTLon, sumTAlt] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let k = first; k <= last; k++) {
      const t = timeS[k]! - timeS[i]!;
      const dLat = lat[k]! - lat[i]!;
      const dLon = wrapLongitude(lon[k]! - lon[i]!);
      const dAlt = altitudeM[k]! - altitudeM[i]!;
      sumT += t;
      sumTT += t * t;
      sumLat += dLat;
      sumLon += dLon;
      sumAlt += dAlt;
      sumTLat += t * dLat;
      sumTLon += t * dLon;
      sumTAlt += t * dAlt;
    }
    // 0 / 0 of a fix alone is NaN.
    const spread = sumTT - (sumT * sumT) / size;
    varioMps[i] = (sumTAlt - (sumT * sumAlt) / size) / spread;
    const sinLat = Math.sin(lat[i]! * RADIANS_PER_UNIT);
    const bend = 1 - ECCENTRICITY_SQUARED * sinLat * sinLat;
    const root = Math.sqrt(bend);
    const eastRadiusM = (WGS84_SEMI_MAJOR_M / root) * Math.sqrt(1 - sinLat * sinLat);
    const northRadiusM = (WGS84_SEMI_MAJOR_M * (1 - ECCENTRICITY_SQUARED)) / (bend * root);
    const perSpread = RADIANS_PER_UNIT / spread;
    const east = (sumTLon - (sumT * sumLon) / size) * perSpread * eastRadiusM;
    const north = (sumTLat - (sumT * sumLat) / size) * perSpread * northRadiusM;
    // Not `hypot`, which takes ten times as long.
    groundSpeedMps[i] = Math.sqrt(east * east + north * north);
    groundTrackDeg[i] = east === 0 && north === 0 ? Number.NaN : directionDeg(east, north);
    const [airEast, airNorth] = [wind?.eastMps[i] ?? Number.NaN, wind?.northMps[i] ?? Number.NaN];
    const isKnown = airEast === airEast && airNorth === airNorth;
    if (isKnown) known++;
    const [ownEast, ownNorth] = isKnown ? [east - airEast, north - airNorth] : [east, north];
    speedMps[i] = Math.sqrt(ownEast * ownEast + ownNorth * ownNorth);
    headingRad[i] = Math.atan2(ownEast, ownNorth);
  }
  const windShare = count === 0 ? 0 : known / count;
  return { varioMps, groundSpeedMps, groundTrackDeg, speedMps, headingRad, windShare };
}

function directionDeg(east: number, north: number): number {
  const degrees = Math.fround(Math.atan2(east, north) / RADIANS_PER_DEGREE);
  return degrees < 0 ? Math.fround(degrees + 360) % 360 : degrees;
}

/** Rates of turn through the air, and speeds along the arcs that the fitted lines cut. */
function flyTurns(track: Track, { speedMps, headingRad }: ReturnType<typeof fitMotion>) {
  const { count, timeS } = track;
  const turnRadPerS = new Float32Array(count);
  const trueAirspeedMps = new Float32Array(count);
  const window = { first: 0, last: 0 };
  for (let i = 0; i < count; i++) {
    slide(track, window, i, MOTION_HALF_S);
    const { first, last } = window;
    let [turned, sumT, sumTT] = [0, 0, 0];
    for (let k = first; k <= last; k++) {
      if (k > first) turned += shortestTurn(headingRad[k]! - headingRad[k - 1]!);
      const t = timeS[k]! - timeS[i]!;
      sumT += t;
      sumTT += t * t;
    }
    const size = last - first + 1;
    const middleS = sumT / size;
    const rate = turned / (timeS[last]! - timeS[first]!);
    turnRadPerS[i] = rate;
    const reachS = Math.max(
      timeS[last]! - timeS[i]! - middleS,
      middleS + timeS[i]! - timeS[first]!,
    );
    const arcRad = Math.abs(rate) * reachS;
    let straight = 0;
    for (let k = first; k <= last; k++) {
      const t = timeS[k]! - timeS[i]! - middleS;
      straight += arcRad < 1e-3 ? t * t : (t * Math.sin(rate * t)) / rate;
    }
    const cut = straight / (sumTT - (sumT * sumT) / size);
    trueAirspeedMps[i] = arcRad <= MAX_ARC_RAD ? speedMps[i]! / cut : Number.NaN;
  }
  return { turnRadPerS, trueAirspeedMps };
}

function fitEnergy(track: Track, trueAirspeedMps: Float32Array): Float32Array {
  const { count, timeS, altitudeM } = track;
  const heightM = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    heightM[i] = altitudeM[i]! + trueAirspeedMps[i]! ** 2 / (2 * GRAVITY_MPS2);
  }
  const totalEnergyMps = new Float32Array(count);
  const window = { first: 0, last: 0 };
  for (let i = 0; i < count; i++) {
    slide(track, window, i, ENERGY_HALF_S);
    let [size, sumT, sumTT, sumH, sumTH] = [0, 0, 0, 0, 0];
    for (let k = window.first; k <= window.last; k++) {
      const dHeight = heightM[k]! - heightM[i]!;
      if (Number.isNaN(dHeight)) continue;
      const t = timeS[k]! - timeS[i]!;
      size += 1;
      sumT += t;
      sumTT += t * t;
      sumH += dHeight;
      sumTH += t * dHeight;
    }
    totalEnergyMps[i] = (sumTH - (sumT * sumH) / size) / (sumTT - (sumT * sumT) / size);
  }
  return totalEnergyMps;
}

type Known = Pick<AirColumns, 'trueAirspeedMps' | 'indicatedAirspeedMps' | 'totalEnergyMps'>;

function nettoOf(known: Known, turnRadPerS: Float32Array, polar: Polar): Float32Array {
  const { trueAirspeedMps, indicatedAirspeedMps, totalEnergyMps } = known;
  const slowestMps = minFlyingSpeedMps(polar);
  const nettoMps = new Float32Array(totalEnergyMps.length);
  for (let i = 0; i < nettoMps.length; i++) {
    const [trueMps, indicatedMps] = [trueAirspeedMps[i]!, indicatedAirspeedMps[i]!];
    // A polar only applies in flight; on the ground, netto is unknown.
    if (indicatedMps < slowestMps) {
      nettoMps[i] = Number.NaN;
      continue;
    }
    const sideways = (trueMps * turnRadPerS[i]!) / GRAVITY_MPS2;
    const root = Math.sqrt(Math.sqrt(1 + sideways * sideways));
    const thinner = trueMps / indicatedMps;
    const sunkMps = root * root * root * verticalSpeedOf(polar, indicatedMps / root) * thinner;
    nettoMps[i] = totalEnergyMps[i]! - sunkMps;
  }
  return nettoMps;
}
