import type { LegShareBand } from '../../shape/fai-triangle.js';
import type { TaskShapes } from '../../task/classify-task.js';

/**
 * Limits for the legs of an FAI triangle.
 *
 * @see DMSt competition rules 2021, §4.1.5.1
 */
export const DMST_TRIANGLE: readonly LegShareBand[] = [
  { fromM: 0, minPercent: 28, maxPercent: 100 },
  { fromM: 500_000, minPercent: 25, maxPercent: 45 },
];

/**
 * Kinds of declared tasks in the German rules, with their factor per kilometre.
 *
 * @see DMSt competition rules 2021, §4.1.5
 */
export const DMST_SHAPES: TaskShapes = {
  bands: DMST_TRIANGLE,
  factorPercents: { FR: 100, FR4: 130, GL: 100, OR: 160, TR: 170, RT: 170, MTR: 150, MRT: 150 },
};

/**
 * Maximum loss of height from start to finish of a declared task, in metres.
 *
 * @see DMSt competition rules 2021, §4.1
 */
export const DMST_MAX_LOSS_OF_HEIGHT_M = 1000;
