import type { Visit } from './zone-visits.js';

/** Returns the first moment in a zone at or after a given one. */
export type NextMoment = (moment: number) => number | undefined;

/**
 * Returns the moments at which points were reached, each at or after the previous one: as many as
 * possible, each as early as possible. No later start reaches more points, or the last of them
 * earlier.
 *
 * @param zones Zones of the points, in order.
 * @param from Moment from which visits count.
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

/** Returns the first moment of visits, in chronological order, at or after the given one. */
export function nextOfVisits(visits: readonly Visit[], moment: number): number | undefined {
  const visit = visits.find(({ to }) => to >= moment);
  return visit && Math.max(visit.from, moment);
}
