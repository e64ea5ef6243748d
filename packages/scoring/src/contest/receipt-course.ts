import { bearingDeg } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { lengthKm } from './check-course.js';
import type { FreeGeometry } from './course-solver.js';
import { courseOfSolution, type FlownCourse, readDeclared } from './flown-course.js';
import type { Receipt, ReceiptCourse, ReceiptPlace, ReceiptTask } from './receipt.js';
import type { CourseGeometry, DeclaredGeometry } from './rules/contest-rule.js';
import { legsOf } from './solution.js';

/** The fixes of a course as a track of their own; a fix may come up twice. */
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
 * The course of a receipt, to be measured again: by its fixes, or of a declared task by its points.
 * Undefined where it has not those that it takes.
 */
export function courseOfReceipt(
  { course }: Receipt,
  geometry: CourseGeometry,
  track: Track,
): FlownCourse | undefined {
  // The same moment is the same fix.
  const fixes = course.fixes.map(({ time }) => course.fixes.findIndex((fix) => fix.time === time));
  if (geometry.kind === 'declared')
    return course.task && courseOfTask(course.task, geometry, fixes);
  const positions = course.fixes.map(positionOf);
  const lines = linesOf(geometry, fixes, positions);
  const times = geometry.kind === 'out_return' ? 2 : 1;
  return lines && courseOfSolution(track, { fixes, lines, times, distanceM: 0, upperBoundM: 0 });
}

/** Its loss of height is that between the fixes that the receipt names for it. */
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

function positionOf({ lat, lon }: ReceiptPlace): Position {
  return { lat: lat / POSITION_UNITS_PER_DEGREE, lon: lon / POSITION_UNITS_PER_DEGREE };
}

type Line = readonly [from: number, to: number];

/** What is measured of a course. */
function linesOf(
  { kind }: FreeGeometry,
  fixes: readonly number[],
  positions: readonly Position[],
): readonly Line[] | undefined {
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
      const ways: Line[] = [
        [start, turnpoint],
        [turnpoint, finish],
      ];
      const km = ways.map(([from, to]) => lengthKm(positions[from]!, positions[to]!));
      return [ways[km[1]! > km[0]! ? 1 : 0]!];
    }
    case 'hull':
      return hullLines(fixes.slice(1, -1), positions);
  }
}

/** The sides of a hull, counter-clockwise: by the directions in which its corners lie. */
function hullLines(corners: readonly number[], positions: readonly Position[]): Line[] {
  const [first] = corners;
  if (first === undefined) return [];
  const middle = middleOf(corners.map((corner) => positions[corner]!));
  const around = corners
    .map((corner) => ({ corner, bearing: bearingDeg(middle, positions[corner]!) }))
    .toSorted((a, b) => b.bearing - a.bearing)
    .map(({ corner }) => corner);
  return around.map((from, i) => [from, around[(i + 1) % around.length]!]);
}

function middleOf(positions: readonly Position[]): Position {
  const { lon } = positions[0]!;
  return {
    lat: mean(positions.map((position) => position.lat)),
    // Across 180° they are counted on from the first.
    lon: wrapped(mean(positions.map((position) => lon + wrapped(position.lon - lon)))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function wrapped(lon: number): number {
  return lon - 360 * Math.round(lon / 360);
}
