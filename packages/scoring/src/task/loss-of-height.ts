import type { FlownPath } from './flown-path.js';
import { followTask, type NextMoment } from './follow-task.js';
import type { Visit } from './zone-visits.js';

/** A fix that can represent start or finish, with its moment. */
interface HeightCandidate {
  readonly moment: number;
  readonly fix: number;
}

/** Height lost between two fixes. */
export interface LossOfHeight {
  /** Metres; negative if the finish is higher. */
  readonly lossM: number;
  readonly start: number;
  readonly finish: number;
}

/** Visits of a flight to the zones of a task. */
export interface ZonesInView {
  readonly starts: readonly Visit[];
  readonly turnpoints: readonly NextMoment[];
  readonly finishes: readonly Visit[];
}

/**
 * Returns the minimum loss of height between a possible start and a possible finish. A possible
 * start is any fix in its zone. A possible finish is any fix in its zone after the turnpoints were
 * reached from that start.
 *
 * @param zones Zones of a completed task.
 * @returns The first of equals. Undefined if no fix is possible.
 */
export function findMinLoss(path: FlownPath, zones: ZonesInView): LossOfHeight | undefined {
  const { turnpoints } = zones;
  const finishes = candidates(zones.finishes);
  const highest = highestFromEach(path, finishes);
  let least: LossOfHeight | undefined;
  let reached: number[] = [];
  let finish = 0;
  for (const start of candidates(zones.starts)) {
    // A later start before the first turnpoint reaches all turnpoints at the same moments.
    if (!(start.moment <= (reached[0] ?? -1))) reached = followTask(turnpoints, start.moment);
    if (reached.length < turnpoints.length) break;
    const earliest = reached.at(-1) ?? start.moment;
    while (finish < finishes.length && finishes[finish]!.moment < earliest) finish++;
    if (finish === finishes.length) break;
    const loss = lossBetween(path, start.fix, highest[finish]!);
    if (!least || loss.lossM < least.lossM) least = loss;
  }
  return least;
}

/** Loss of height between two fixes. */
export function lossBetween({ altitudeM }: FlownPath, start: number, finish: number): LossOfHeight {
  return { lossM: altitudeM[start]! - altitudeM[finish]!, start, finish };
}

/** All fixes of the visits. A visit without a fix has the next fix after it. */
function candidates(visits: readonly Visit[]): HeightCandidate[] {
  return visits.flatMap(({ from, to }) => {
    const first = Math.ceil(from);
    if (first > to) return [{ moment: from, fix: first }];
    return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => ({
      moment: first + index,
      fix: first + index,
    }));
  });
}

/** For each candidate, the highest fix among it and later ones; the first of equals. */
function highestFromEach({ altitudeM }: FlownPath, finishes: readonly HeightCandidate[]): number[] {
  const fixes: number[] = [];
  let highest: number | undefined;
  for (const { fix } of finishes.toReversed()) {
    if (highest === undefined || altitudeM[fix]! >= altitudeM[highest]!) highest = fix;
    fixes.push(highest);
  }
  return fixes.toReversed();
}
