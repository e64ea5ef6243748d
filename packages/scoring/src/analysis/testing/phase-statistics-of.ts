import { type FlownStatistics, type PhaseStatistics, tellsPhases } from '../flown-statistics.js';
import { statisticsOf } from '../statistics.js';

/** Statistics of a flight whose fixes tell circling. */
export function phaseStatisticsOf(
  ...what: Parameters<typeof statisticsOf>
): FlownStatistics & PhaseStatistics {
  return phasesOf(statisticsOf(...what));
}

/** @throws {Error} If the fixes tell no circling. */
export function phasesOf(told: FlownStatistics): FlownStatistics & PhaseStatistics {
  if (!tellsPhases(told)) throw new Error('The fixes are too seldom to tell circling.');
  return told;
}
