import type { TaskShapes } from '../../task/classify-task.js';
import type { BitnerKind } from '../contest-names.js';
import type { ContestRule, CourseRule, DeclaredGeometry } from './contest-rule.js';

/**
 * A closed task is a triangle if its shortest leg is at least 25 % of the perimeter, at any length.
 * To choose between classifications, `FR4` has the factor of category 7 and `RT` that of category
 * 2. This never costs points: a triangle over two turnpoints has the length of its `FR4` and
 * counts more in category 6 too, and a rectangle over three has the length of its `FR4`, which
 * counts the same.
 */
const BITNER_SHAPES: TaskShapes = {
  bands: [{ fromM: 0, minPercent: 25, maxPercent: 100 }],
  factorPercents: {
    FR: perKilometre(80),
    FR4: perKilometre(95),
    GL: 0,
    OR: perKilometre(100),
    TR: perKilometre(105),
    RT: perKilometre(80),
    MTR: perKilometre(95),
    MRT: perKilometre(80),
  },
};

/**
 * Factor per kilometre if points grow with distance times speed. Of two courses of one flight, the
 * one with more points by the square of its length also has more by this square root times its
 * length.
 */
function perKilometre(factorPercent: number): number {
  return Math.sqrt(100 * factorPercent);
}

function declared(
  bitnerKind: BitnerKind,
  factorPercent: number,
  geometry: Pick<DeclaredGeometry, 'taskKinds' | 'isClosed' | 'turnpoints' | 'laps'>,
): CourseRule {
  return {
    scoreName: 'declaration',
    bitnerKind,
    geometry: { kind: 'declared', shapes: BITNER_SHAPES, maxLossOfHeightM: 1000, ...geometry },
    factorPercent,
    measure: { kind: 'distance_speed' },
    minDistanceKm: 100,
  };
}

/**
 * Polish cup of the whole year: free distance, or a declared task times its speed. Category 3 does
 * not exist.
 */
export const BI: ContestRule = {
  name: 'bi',
  version: '2026.1',
  source:
    'Bitner cup: classes and factors as published; the formula of points is our own, read off one published score.',
  courses: [
    {
      scoreName: 'free4',
      bitnerKind: '1',
      geometry: { kind: 'path', maxLegs: 4, maxLossOfHeightM: 1000 },
      factorPercent: 100,
      measure: { kind: 'distance' },
      minDistanceKm: 100,
    },
    declared('4', 100, { taskKinds: ['OR'] }),
    declared('5', 105, { taskKinds: ['TR'] }),
    declared('6', 100, { taskKinds: ['FR4'], isClosed: true, turnpoints: 2 }),
    declared('7', 95, { taskKinds: ['FR4', 'RT'], isClosed: true, turnpoints: 3 }),
    declared('8', 95, { taskKinds: ['MTR'], laps: 2 }),
    declared('9', 95, { taskKinds: ['MTR'], laps: 3 }),
    declared('2', 80, { taskKinds: ['FR', 'RT', 'MRT'], isClosed: true }),
  ],
  indexWeightPercent: 100,
  entry: { takeoffCountry: 'PL', clubCountry: 'PL' },
  minPoints: 0,
};
