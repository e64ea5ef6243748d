import { type CompetitionClass, dayPoints, POINT_RULES } from '@cloudstreet/scoring/competition';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Evaluation } from './evaluation-cache.js';
import type { CentralResult } from './read-results.js';

/** A day with its official results. */
interface DayOfField {
  readonly day: Schemas['CentralDay'];
  /** Type of the class as SoaringSpot calls it. */
  readonly classType: string | undefined;
  readonly results: readonly CentralResult[];
}

/** Classes by their names at SoaringSpot. */
const CLASSES: ReadonlyMap<string, CompetitionClass> = new Map([
  ['club', 'club'],
  ['13_5_meter', '13_5m'],
  ['standard', 'standard'],
  ['15_meter', '15m'],
  ['18_meter', '18m'],
  ['20_meter', '20m'],
  ['double_seater', '20m'],
  ['open', 'open'],
]);

/**
 * Computes the points of a day by Annex A, because each point depends on all who launched.
 *
 * @param evaluations In the order of the results.
 * @returns Points in this order, undefined for competitors who did not launch or are not ranked.
 *   Undefined unless the class is known and all flights are here.
 */
export function fieldPoints(
  { day, classType, results }: DayOfField,
  evaluations: readonly (Evaluation | undefined)[],
): readonly (number | undefined)[] | undefined {
  const of = CLASSES.get(classType ?? '');
  const counted = results.flatMap((row, index) => (launched(row) ? [{ row, index }] : []));
  if (!of || counted.length === 0) return undefined;
  const leastS = day.assigned_area ? (day.min_time ?? 0) * 60 : 0;
  const figures = counted.flatMap(({ row, index }) => {
    const evaluation = evaluations[index];
    if (!evaluation) return [];
    const { achieved, distanceKm, elapsedS = 0 } = evaluation;
    return {
      distanceM: distanceKm * 1000,
      ...(achieved && { timeS: Math.max(leastS, elapsedS) }),
      ...(row.handicap !== undefined && { handicap: row.handicap }),
      ...(row.penalty !== undefined && { penalty: row.penalty }),
    };
  });
  if (figures.length < counted.length) return undefined;
  const { points } = dayPoints(figures, POINT_RULES['annex-a'], { of });
  const byIndex = new Map(counted.map(({ index }, place) => [index, points[place]]));
  return results.map((_, index) => byIndex.get(index));
}

function launched({ distance, points = 0, not_competing: isGuest = false }: CentralResult) {
  return !isGuest && (distance !== undefined || points > 0);
}
