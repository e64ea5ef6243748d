import type { CentralClass, CentralDay } from '@cloudstreet/sdk';

export interface DayOfClass {
  readonly class: CentralClass;
  readonly day: CentralDay | undefined;
}

/** Finds a day with its class. Without an id it is the latest day of the first class with results. */
export function findDay(classes: readonly CentralClass[], id: number | undefined): DayOfClass {
  const chosen = classes.flatMap((each) => each.days.map((day) => ({ class: each, day })));
  const found = chosen.find(({ day }) => day.id === id);
  return found ?? { class: classes[0]!, day: classes[0] && latestDay(classes[0]) };
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
