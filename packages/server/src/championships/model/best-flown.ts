import type { PlannedTask } from '@cloudstreet/scoring/competition';
import type { ChampionshipFlown } from '../../platform/database/column-types.js';

/** Finds the best of several flights: a finish before an outlanding, then the higher speed, then the greater distance. */
export function bestFlown<Flown extends ChampionshipFlown>(
  flights: readonly Flown[],
  task: PlannedTask,
): Flown | undefined {
  const [best] = flights.toSorted(
    (a, b) =>
      Number(b.status === 'finished') - Number(a.status === 'finished') ||
      speedOf(b, task) - speedOf(a, task) ||
      b.distance - a.distance,
  );
  return best;
}

/** Metres per second of a finisher. */
function speedOf(flown: ChampionshipFlown, { points, minTimeS = 0 }: PlannedTask): number {
  if (flown.status !== 'finished') return 0;
  const leastS = points.some(({ isArea }) => isArea) ? minTimeS : 0;
  return flown.distance / Math.max(1, leastS, flown.elapsed ?? 0);
}
