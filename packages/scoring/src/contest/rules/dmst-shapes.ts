import type { LegShareBand } from '../../shape/fai-triangle.js';
import type { TaskShapes } from '../../task/classify-task.js';

/** @see DMSt competition rules 2021, §4.1.5.1 */
export const DMST_TRIANGLE: readonly LegShareBand[] = [
  { fromM: 0, minPercent: 28, maxPercent: 100 },
  { fromM: 500_000, minPercent: 25, maxPercent: 45 },
];

/**
 * How the German rules read a declared task, with what a kilometre of it counts when it is flown.
 *
 * @see DMSt competition rules 2021, §4.1.5
 */
export const DMST_SHAPES: TaskShapes = {
  bands: DMST_TRIANGLE,
  factorPercents: { FR: 100, FR4: 130, GL: 100, OR: 160, TR: 170, RT: 170, MTR: 150, MRT: 150 },
};

/**
 * How far the finish of a declared task may lie below its start, in metres.
 *
 * @see DMSt competition rules 2021, §4.1
 */
export const DMST_MAX_LOSS_OF_HEIGHT_M = 1000;
