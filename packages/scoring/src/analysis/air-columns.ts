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
  /** Its altitudes are treated as altitudes of the standard atmosphere. */
  readonly track: Track;
  /** Result of `windColumns`. The air is still by default, and at fixes where the wind is NaN. */
  readonly wind?: WindColumns;
  /** Polar of the aircraft. Without it, netto is unknown. */
  readonly polar?: Polar;
  /** Takeoff mass in kg; the reference mass of the polar by default. */
  readonly massKg?: number;
}

/** Motion of an aircraft through the air, with one value per fix; NaN where unknown. */
export interface AirColumns {
  /** Vertical speed in m/s, upwards positive. */
  readonly varioMps: Float32Array;
  /** Speed over ground in m/s. */
  readonly groundSpeedMps: Float32Array;
  /** Direction over ground in degrees, from 0 to below 360; NaN while the aircraft stands. */
  readonly groundTrackDeg: Float32Array;
  /** Horizontal speed through the air, in m/s. */
  readonly trueAirspeedMps: Float32Array;
  /** Airspeed that an indicator without errors shows, in m/s. */
  readonly indicatedAirspeedMps: Float32Array;
  /** Vertical speed in m/s, including the height equivalent of changes of speed. */
  readonly totalEnergyMps: Float32Array;
  /**
   * Vertical speed of the air in m/s. Absent without a polar; NaN while the aircraft does not fly.
   */
  readonly nettoMps?: Float32Array;
  /** Share of the fixes with known wind, 0 to 1. At the others, the air is assumed still. */
  readonly windShare: number;
}

/** Half of the window for motion. Several fixes are needed, because altitudes are whole metres. */
const MOTION_HALF_S = 2.5;
/** Half of the window for energy. It is wider, because squaring speeds amplifies their errors. */
const ENERGY_HALF_S = 5;
/** After a longer gap between fixes, the motion is unknown. */
const MAX_STEP_S = 15;
/** The chord of a larger arc does not determine its length. */
const MAX_ARC_RAD = 1.4;
const ECCENTRICITY_SQUARED = WGS84_FLATTENING * (2 - WGS84_FLATTENING);
const RADIANS_PER_UNIT = RADIANS_PER_DEGREE / POSITION_UNITS_PER_DEGREE;

/**
 * Computes motion through the air at each fix.
 *
 * Speeds are slopes of straight lines, fitted by least squares to positions and altitudes within
 * 2.5 s of a fix, or to its neighbours if they are farther away, but never across more than 15 s.
 * Fitting smooths the noise before differences of speeds are taken.
 *
 * - true airspeed = |ground velocity − wind| / f. The factor f corrects for the line, which is
 *   shorter than the arc of a turn. NaN if fixes are more than 80° of a turn apart.
 * - indicated airspeed = true airspeed · √(ρ / ρ₀), with the air density ρ at the altitude h and ρ₀
 *   at sea level: ρ / ρ₀ = (1 − 2.25577e-5 · h)^4.2559.
 * - total energy = d(h + v² / 2g) / dt = vario + (v / g) · dv / dt, with the true airspeed v and
 *   the acceleration of gravity g, fitted over 5 s on either side.
 * - netto = total energy − w, with the vertical speed w of the polar at mass, air density and load
 *   factor n = √(1 + (v · ω / g)²) of a turn at the rate ω: w = n^1.5 · w(v_ind / √n) / √(ρ / ρ₀),
 *   where v_ind is the indicated airspeed. At sea level in straight flight this is w(v). NaN below
 *   half the indicated speed of best glide, because no aircraft flies that slowly.
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

/**
 * Fixes around one fix to which its motion is fitted; only the fix itself if there are no others.
 */
interface SlidingWindow {
  first: number;
  last: number;
}

/** Moves a window to the next fix. */
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
  /** Horizontal speed through the air along the fitted line. */
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
    // For a single fix, 0 / 0 is NaN.
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
    // `Math.hypot` takes ten times the time.
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

/**
 * Rates of turn through the air, and speeds along the arcs of which the fitted lines are chords.
 */
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

type AirspeedColumns = Pick<
  AirColumns,
  'trueAirspeedMps' | 'indicatedAirspeedMps' | 'totalEnergyMps'
>;

function nettoOf(known: AirspeedColumns, turnRadPerS: Float32Array, polar: Polar): Float32Array {
  const { trueAirspeedMps, indicatedAirspeedMps, totalEnergyMps } = known;
  const slowestMps = minFlyingSpeedMps(polar);
  const nettoMps = new Float32Array(totalEnergyMps.length);
  for (let i = 0; i < nettoMps.length; i++) {
    const [trueMps, indicatedMps] = [trueAirspeedMps[i]!, indicatedAirspeedMps[i]!];
    // A polar applies only in flight. On the ground, netto is unknown.
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
