import { destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { checkFinite, checkList, checkNumber, checkObject } from '../units/check-value.js';
import type { Airspace, OutlineArc } from './airspace.js';

/** Default distance in metres between the points of a drawn arc. */
const DRAWN_TOLERANCE_M = 10;
const MIN_TOLERANCE_M = 0.1;
/** Maximum angle of a chord, so that small circles stay round. */
const MAX_STEP_DEG = 15;
/** Limits of a radius in metres, up to a quarter of the circumference of the earth. */
const RADIUS = { min: 0, max: 10_000_000 };

/**
 * Returns the outline of an airspace as positions to be joined by straight lines. The first one is
 * not repeated at the end.
 *
 * @param toleranceM No chord of an arc lies farther inside it; at least 0.1.
 * @throws {TypeError} If the airspace is not an airspace, or the tolerance is not a number.
 * @throws {RangeError} If the tolerance is too small, or a figure of an arc is out of range.
 */
export function airspaceOutline(
  airspace: Pick<Airspace, 'outline'>,
  toleranceM = DRAWN_TOLERANCE_M,
): Position[] {
  checkObject('airspace', airspace, ['outline']);
  checkList('outline', airspace.outline);
  checkNumber('toleranceM', toleranceM, { min: MIN_TOLERANCE_M });
  const positions: Position[] = [];
  for (const part of airspace.outline) {
    if (part.kind === 'arc') {
      checkArc(part);
      addArc(positions, part, toleranceM);
    } else positions.push({ lat: part.lat, lon: part.lon });
  }
  return positions;
}

function checkArc({ startRadiusM, endRadiusM, startDeg, sweepDeg }: OutlineArc): void {
  checkNumber('startRadiusM', startRadiusM, RADIUS);
  checkNumber('endRadiusM', endRadiusM, RADIUS);
  checkFinite('startDeg', startDeg);
  checkNumber('sweepDeg', sweepDeg, { min: -360, max: 360 });
}

/** Returns the number of chords that draw an arc within a tolerance. */
export function arcSteps(arc: OutlineArc, toleranceM: number): number {
  const radiusM = Math.max(arc.startRadiusM, arc.endRadiusM);
  // The middle of a chord over an angle w lies r·(1 - cos(w/2)) inside the circle.
  const halfStep = Math.acos(Math.max(-1, 1 - toleranceM / radiusM));
  const stepDeg = Math.min(MAX_STEP_DEG, (halfStep * 360) / Math.PI);
  return Math.max(1, Math.ceil(Math.abs(arc.sweepDeg) / stepDeg));
}

function addArc(positions: Position[], arc: OutlineArc, toleranceM: number): void {
  const { centre, startRadiusM, endRadiusM, startDeg, sweepDeg } = arc;
  const steps = arcSteps(arc, toleranceM);
  // The last point of a whole circle is its first.
  const last = Math.abs(sweepDeg) === 360 && startRadiusM === endRadiusM ? steps - 1 : steps;
  for (let step = 0; step <= last; step++) {
    const share = step / steps;
    const atM = startRadiusM + (endRadiusM - startRadiusM) * share;
    positions.push(destination(centre, startDeg + sweepDeg * share, atM));
  }
}
