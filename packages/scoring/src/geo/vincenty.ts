import { RADIANS_PER_DEGREE, WGS84_FLATTENING, WGS84_SEMI_MINOR_M } from './ellipsoid.js';
import type { Position } from './position.js';

/** Geodesic between two positions; azimuths in radians clockwise from north. */
export interface Geodesic {
  readonly distanceM: number;
  /** Azimuth at the first position, towards the second. */
  readonly initialAzimuth: number;
}

const MAX_ITERATIONS = 60;
const CONVERGED_RAD = 1e-13;
/** e'², the second eccentricity squared. */
const SECOND_ECCENTRICITY_SQUARED = 1 / (1 - WGS84_FLATTENING) ** 2 - 1;

/**
 * Solves the inverse problem to a tenth of a millimetre. Returns undefined for positions nearly
 * opposite each other on the globe, where the iteration does not converge.
 *
 * @see T. Vincenty, Survey Review XXIII (176), 1975
 */
export function findGeodesic(from: Position, to: Position): Geodesic | undefined {
  const lonDifference = normalizeRadians((to.lon - from.lon) * RADIANS_PER_DEGREE);
  const [sinU1, cosU1] = reducedLatitude(from.lat);
  const [sinU2, cosU2] = reducedLatitude(to.lat);
  let lambda = lonDifference;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const sinLambda = Math.sin(lambda);
    const cosLambda = Math.cos(lambda);
    const east = cosU2 * sinLambda;
    const north = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda;
    const sinSigma = Math.sqrt(east * east + north * north);
    if (sinSigma === 0 && cosLambda > 0) return { distanceM: 0, initialAzimuth: 0 };
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cosU1 * cosU2 * sinLambda) / sinSigma;
    const cosSqAlpha = 1 - sinAlpha * sinAlpha;
    // On the equator cosSqAlpha is zero and the term it divides vanishes.
    const cos2SigmaM = cosSqAlpha === 0 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cosSqAlpha;
    const terms = { sigma, sinSigma, cosSigma, cos2SigmaM };
    const next = lonDifference + lambdaCorrection(sinAlpha, terms);
    if (Math.abs(next) > Math.PI) return undefined;
    if (Math.abs(next - lambda) < CONVERGED_RAD) {
      return { distanceM: arcLengthM(cosSqAlpha, terms), initialAzimuth: Math.atan2(east, north) };
    }
    lambda = next;
  }
  return undefined;
}

/** Solves the direct problem: the position reached from `from` along a geodesic. */
export function directGeodesic(from: Position, azimuth: number, distanceM: number): Position {
  const [sinU1, cosU1] = reducedLatitude(from.lat);
  const sinAzimuth = Math.sin(azimuth);
  const cosAzimuth = Math.cos(azimuth);
  const sigma1 = Math.atan2(sinU1, cosU1 * cosAzimuth);
  const sinAlpha = cosU1 * sinAzimuth;
  const cosSqAlpha = 1 - sinAlpha * sinAlpha;
  const { scale } = seriesOf(cosSqAlpha);
  const arc = distanceM / (WGS84_SEMI_MINOR_M * scale);
  let sigma = arc;
  let terms = arcTerms(sigma1, sigma);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const next = arc + sigmaCorrection(cosSqAlpha, terms);
    const moved = Math.abs(next - sigma);
    sigma = next;
    terms = arcTerms(sigma1, sigma);
    if (moved < CONVERGED_RAD) break;
  }
  const { sinSigma, cosSigma } = terms;
  const across = sinU1 * sinSigma - cosU1 * cosSigma * cosAzimuth;
  const lat = Math.atan2(
    sinU1 * cosSigma + cosU1 * sinSigma * cosAzimuth,
    (1 - WGS84_FLATTENING) * Math.sqrt(sinAlpha * sinAlpha + across * across),
  );
  const lambda = Math.atan2(
    sinSigma * sinAzimuth,
    cosU1 * cosSigma - sinU1 * sinSigma * cosAzimuth,
  );
  const lonDifference = lambda - lambdaCorrection(sinAlpha, terms);
  return {
    lat: lat / RADIANS_PER_DEGREE,
    lon: normalizeRadians(from.lon * RADIANS_PER_DEGREE + lonDifference) / RADIANS_PER_DEGREE,
  };
}

interface ArcTerms {
  readonly sigma: number;
  readonly sinSigma: number;
  readonly cosSigma: number;
  readonly cos2SigmaM: number;
}

function arcTerms(sigma1: number, sigma: number): ArcTerms {
  return {
    sigma,
    sinSigma: Math.sin(sigma),
    cosSigma: Math.cos(sigma),
    cos2SigmaM: Math.cos(2 * sigma1 + sigma),
  };
}

/**
 * Vincenty's equation 11: difference between the longitude on the auxiliary sphere and the true
 * one.
 */
function lambdaCorrection(sinAlpha: number, terms: ArcTerms): number {
  const { sigma, sinSigma, cosSigma, cos2SigmaM } = terms;
  const f = WGS84_FLATTENING;
  const cosSqAlpha = 1 - sinAlpha * sinAlpha;
  const c = (f / 16) * cosSqAlpha * (4 + f * (4 - 3 * cosSqAlpha));
  const bracket = cos2SigmaM + c * cosSigma * (2 * cos2SigmaM * cos2SigmaM - 1);
  return (1 - c) * f * sinAlpha * (sigma + c * sinSigma * bracket);
}

function arcLengthM(cosSqAlpha: number, terms: ArcTerms): number {
  const { scale } = seriesOf(cosSqAlpha);
  return WGS84_SEMI_MINOR_M * scale * (terms.sigma - sigmaCorrection(cosSqAlpha, terms));
}

/** Vincenty's equation 6. */
function sigmaCorrection(cosSqAlpha: number, terms: ArcTerms): number {
  const { sinSigma, cosSigma, cos2SigmaM } = terms;
  const { b } = seriesOf(cosSqAlpha);
  const square = cos2SigmaM * cos2SigmaM;
  const inner =
    cosSigma * (2 * square - 1) -
    (b / 6) * cos2SigmaM * (4 * sinSigma * sinSigma - 3) * (4 * square - 3);
  return b * sinSigma * (cos2SigmaM + (b / 4) * inner);
}

/** Vincenty's equations 3 and 4. */
function seriesOf(cosSqAlpha: number): { scale: number; b: number } {
  const uSq = cosSqAlpha * SECOND_ECCENTRICITY_SQUARED;
  return {
    scale: 1 + (uSq / 16_384) * (4096 + uSq * (uSq * (320 - 175 * uSq) - 768)),
    b: (uSq / 1024) * (256 + uSq * (uSq * (74 - 47 * uSq) - 128)),
  };
}

function reducedLatitude(lat: number): [sin: number, cos: number] {
  const u = Math.atan((1 - WGS84_FLATTENING) * Math.tan(lat * RADIANS_PER_DEGREE));
  return [Math.sin(u), Math.cos(u)];
}

function normalizeRadians(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}
