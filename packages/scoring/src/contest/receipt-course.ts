import { azimuthalPlane } from '../geo/azimuthal-plane.js';
import type { Position } from '../geo/position.js';
import { POSITION_UNITS_PER_DEGREE, pointsOf, type Track } from '../track/track.js';
import { lengthKm } from './check-course.js';
import type { FreeGeometry } from './course-solver.js';
import { courseOfSolution, type FlownCourse, readDeclared } from './flown-course.js';
import type { ReceiptCourse, ReceiptPlace, ReceiptTask } from './receipt.js';
import type { CourseGeometry, DeclaredGeometry } from './rules/contest-rule.js';
import { legsOf } from './solution.js';
import { middleOf } from './solvers/closed-hull.js';

/** Returns the fixes of a course as a separate track. Fixes may repeat. */
export function trackOfReceipt({ fixes }: ReceiptCourse): Track {
  const dayStartS = fixes[0]?.time ?? 0;
  return {
    count: fixes.length,
    dayStartS,
    timeS: Int32Array.from(fixes, ({ time }) => time - dayStartS),
    lat: Int32Array.from(fixes, ({ lat }) => lat),
    lon: Int32Array.from(fixes, ({ lon }) => lon),
    altitudeM: Int16Array.from(fixes, ({ altitude }) => altitude),
    record: Int32Array.from(fixes, (_, i) => i),
  };
}

/**
 * Returns the course of a receipt, so that it can be measured again: from its fixes, or for a
 * declared task from its points. Undefined if parts are missing.
 */
export function courseOfReceipt(
  course: ReceiptCourse,
  geometry: CourseGeometry,
  track: Track,
): FlownCourse | undefined {
  // Fixes with the same time are the same fix.
  const fixes = course.fixes.map(({ time }) => course.fixes.findIndex((fix) => fix.time === time));
  if (geometry.kind === 'declared')
    return course.task && courseOfTask(course.task, geometry, fixes);
  const lines = linesOf(geometry, fixes, track);
  const times = geometry.kind === 'out_return' ? 2 : 1;
  return lines && courseOfSolution(track, { fixes, lines, times, distanceM: 0, upperBoundM: 0 });
}

/** The loss of height is that between the two fixes that the receipt names. */
function courseOfTask(
  { points, loss_start: start, loss_finish: finish }: ReceiptTask,
  geometry: DeclaredGeometry,
  fixes: readonly number[],
): FlownCourse | undefined {
  const reading = readDeclared(geometry, points.map(positionOf));
  if (!reading || fixes.length !== points.length) return undefined;
  const lossOfHeightM = start.altitude - finish.altitude;
  const { lines } = reading;
  return { isDeclared: true, fixes, points: reading.points, lines, times: 1, lossOfHeightM };
}

function fixPosition({ lat, lon }: Track, fix: number): Position {
  return positionOf({ lat: lat[fix]!, lon: lon[fix]! });
}

function positionOf({ lat, lon }: ReceiptPlace): Position {
  return { lat: lat / POSITION_UNITS_PER_DEGREE, lon: lon / POSITION_UNITS_PER_DEGREE };
}

type PlaceIndexPair = readonly [from: number, to: number];

/** Measured lines of a course. */
function linesOf(
  { kind }: FreeGeometry,
  fixes: readonly number[],
  track: Track,
): readonly PlaceIndexPair[] | undefined {
  switch (kind) {
    case 'path':
    case 'line':
      return legsOf(fixes);
    case 'triangle': {
      const [, a, b, c, finish] = fixes;
      if (a === undefined || b === undefined || c === undefined || finish === undefined) return;
      return [
        [a, b],
        [b, c],
        [c, a],
      ];
    }
    case 'out_return': {
      const [start, turnpoint, finish] = fixes;
      if (start === undefined || turnpoint === undefined || finish === undefined) return;
      const ways: PlaceIndexPair[] = [
        [start, turnpoint],
        [turnpoint, finish],
      ];
      const km = ways.map(([from, to]) =>
        lengthKm(fixPosition(track, from), fixPosition(track, to)),
      );
      return [ways[km[1]! > km[0]! ? 1 : 0]!];
    }
    case 'hull':
      return hullLines(fixes.slice(1, -1), track);
  }
}

/** Sides of a convex hull, counter-clockwise in the plane around its middle. */
function hullLines(corners: readonly number[], track: Track): PlaceIndexPair[] {
  if (corners.length === 0) return [];
  const middle = middleOf(track.lat, track.lon);
  const { eastM, northM } = azimuthalPlane(pointsOf(track, 0, track.count), middle);
  const [middleEastM, middleNorthM] = [meanOf(eastM, corners), meanOf(northM, corners)];
  const around = corners
    .map((corner) => ({
      corner,
      angle: Math.atan2(northM[corner]! - middleNorthM, eastM[corner]! - middleEastM),
    }))
    .toSorted((a, b) => a.angle - b.angle)
    .map(({ corner }) => corner);
  return around.map((from, i) => [from, around[(i + 1) % around.length]!]);
}

function meanOf(column: Float64Array, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + column[place]!, 0) / places.length;
}
