import type { CentralClass, CentralDay } from '@cloudstreet/sdk';
import type { CentralSearch } from './central-search.js';

export interface DayOfClass<Class extends CentralClass> {
  readonly class: Class;
  readonly day: CentralDay | undefined;
}

/** Finds a day with its class. Without one it is the latest day of the class, or of the first one, with results. */
export function findDay<Class extends CentralClass>(
  classes: readonly Class[],
  search: CentralSearch,
): DayOfClass<Class> {
  const chosen = classes.flatMap((each) => each.days.map((day) => ({ class: each, day })));
  const found = chosen.find(({ day }) => day.id === search.day);
  if (found) return found;
  const shown = classes.find(({ id }) => id === search.class) ?? classes[0]!;
  return { class: shown, day: shown && latestDay(shown) };
}

/** Returns the day that a class opens with: the latest with results, or else the first. */
export function latestDay({ days }: CentralClass): CentralDay | undefined {
  return days.findLast(({ status }) => HAVE_RESULTS.has(status)) ?? days[0];
}

const HAVE_RESULTS: ReadonlySet<CentralDay['status']> = new Set([
  'scoring',
  'preliminary_result',
  'inofficial_result',
  'final_result',
]);
