import type { Visit } from './zone-visits.js';

/** Returns the first moment in a zone that is not before the given one. */
export type NextMoment = (moment: number) => number | undefined;

/**
 * The moments at which points were reached, each at or after the one before: as many as can be, and
 * each as early as can be. No later beginning reaches more, or the last of them earlier.
 *
 * @param zones Those of the points in their order.
 * @param from The moment from which on they count.
 */
export function followTask(zones: readonly NextMoment[], from = 0): number[] {
  const moments: number[] = [];
  for (const findNext of zones) {
    const next = findNext(moments.at(-1) ?? from);
    if (next === undefined) break;
    moments.push(next);
  }
  return moments;
}

/** The first moment of visits, in order of time, that is not before the given one. */
export function nextOfVisits(visits: readonly Visit[], moment: number): number | undefined {
  const visit = visits.find(({ to }) => to >= moment);
  return visit && Math.max(visit.from, moment);
}
