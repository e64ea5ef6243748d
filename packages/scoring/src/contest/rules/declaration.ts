import type { ContestRule, CourseRule, DeclaredGeometry } from './contest-rule.js';
import { DMST_MAX_LOSS_OF_HEIGHT_M, DMST_SHAPES } from './dmst-shapes.js';

/** A declared task of some kinds, with its factor in hundredths. */
function declared(
  factorPercent: number,
  geometry: Pick<DeclaredGeometry, 'taskKinds' | 'isClosed'>,
): CourseRule {
  return {
    scoreName: 'declaration',
    geometry: {
      kind: 'declared',
      shapes: DMST_SHAPES,
      maxLossOfHeightM: DMST_MAX_LOSS_OF_HEIGHT_M,
      ...geometry,
    },
    factorPercent,
    measure: { kind: 'distance' },
  };
}

/**
 * Declared courses of the German championship. The factor of the shape is 0.3 higher if start and
 * finish are the same point.
 *
 * @see DMSt competition rules 2021, §4.1.4 and §4.1.5
 */
export const DMST_DECLARED: readonly CourseRule[] = [
  declared(170, { taskKinds: ['TR', 'RT'] }),
  declared(160, { taskKinds: ['OR'] }),
  declared(150, { taskKinds: ['MTR', 'MRT'] }),
  declared(130, { taskKinds: ['FR4'], isClosed: true }),
  declared(100, { taskKinds: ['FR4'], isClosed: false }),
  declared(100, { taskKinds: ['GL'] }),
];

/** A declared task with every point reached in order. */
export const DECLARATION: ContestRule = {
  name: 'declaration',
  version: '2025.1',
  source:
    'DMSt competition rules 2021, §4.1.4 and §4.1.5; tasks over more than three turnpoints are our addition, without bonus.',
  courses: [...DMST_DECLARED, declared(100, { taskKinds: ['FR'] })],
  indexWeightPercent: 100,
  minPoints: 0,
};

/** A declared rectangle. */
export const RECTANGLE: ContestRule = {
  name: 'rectangle',
  version: '2025.1',
  source: 'DMSt competition rules 2021, §4.1.5.2.',
  courses: [declared(170, { taskKinds: ['RT'] })],
  indexWeightPercent: 100,
  minPoints: 0,
};
