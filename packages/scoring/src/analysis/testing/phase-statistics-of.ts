import {
  type FlownStatistics,
  hasPhaseFigures,
  type PhaseStatistics,
} from '../flown-statistics.js';
import { computeStatistics } from '../statistics.js';

/** Statistics of a flight whose fixes tell circling. */
export function phaseStatisticsOf(
  ...what: Parameters<typeof computeStatistics>
): FlownStatistics & PhaseStatistics {
  return phasesOf(computeStatistics(...what));
}

/** @throws {Error} If the fixes tell no circling. */
export function phasesOf(told: FlownStatistics): FlownStatistics & PhaseStatistics {
  if (!hasPhaseFigures(told)) throw new Error('The fixes are too seldom to tell circling.');
  return told;
}
