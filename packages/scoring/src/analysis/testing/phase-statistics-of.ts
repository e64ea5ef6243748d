import {
  type FlownStatistics,
  hasPhaseFigures,
  type PhaseStatistics,
} from '../flown-statistics.js';
import { computeStatistics } from '../statistics.js';

/** Statistics of a flight with known circling. */
export function phaseStatisticsOf(
  ...what: Parameters<typeof computeStatistics>
): FlownStatistics & PhaseStatistics {
  return phasesOf(computeStatistics(...what));
}

/** @throws {Error} If circling is unknown. */
export function phasesOf(statistics: FlownStatistics): FlownStatistics & PhaseStatistics {
  if (!hasPhaseFigures(statistics)) throw new Error('The fixes are too seldom to tell circling.');
  return statistics;
}
