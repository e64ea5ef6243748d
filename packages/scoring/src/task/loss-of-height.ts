import type { FlownPath } from './flown-path.js';
import { followTask, type NextMoment } from './follow-task.js';
import type { Visit } from './zone-visits.js';

/** A fix that may be taken for start or finish, and the moment for which it stands. */
interface Candidate {
  readonly moment: number;
  readonly altitudeM: number;
}

/** When a flight was in the zones of a task. */
export interface ZonesInView {
  readonly starts: readonly Visit[];
  readonly turnpoints: readonly NextMoment[];
  readonly finishes: readonly Visit[];
}

/**
 * The least height that was lost between a possible start and a possible finish: any fix in the
 * zone of the start, and any in that of the finish once the turnpoints were reached from there.
 *
 * @param zones Those of a task that was completed.
 * @returns Metres, negative where the finish is higher; `undefined` where no fix is possible.
 */
export function leastLossOfHeightM(path: FlownPath, zones: ZonesInView): number | undefined {
  const { turnpoints } = zones;
  const finishes = candidates(path, zones.finishes);
  const highestM = highestFromEach(finishes);
  let leastM: number | undefined;
  let reached: number[] = [];
  let finish = 0;
  for (const start of candidates(path, zones.starts)) {
    // Whatever starts before the first turnpoint reaches it, and the others, at the same moments.
    if (!(start.moment <= (reached[0] ?? -1))) reached = followTask(turnpoints, start.moment);
    if (reached.length < turnpoints.length) break;
    const earliest = reached.at(-1) ?? start.moment;
    while (finish < finishes.length && finishes[finish]!.moment < earliest) finish++;
    if (finish === finishes.length) break;
    leastM = Math.min(leastM ?? Number.POSITIVE_INFINITY, start.altitudeM - highestM[finish]!);
  }
  return leastM;
}

/** Every fix of the visits; of one without a fix the next after it. */
function candidates({ altitudeM }: FlownPath, visits: readonly Visit[]): Candidate[] {
  return visits.flatMap(({ from, to }) => {
    const first = Math.ceil(from);
    if (first > to) return [{ moment: from, altitudeM: altitudeM[first]! }];
    return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => ({
      moment: first + index,
      altitudeM: altitudeM[first + index]!,
    }));
  });
}

/** The highest altitude of each candidate and those after it. */
function highestFromEach(finishes: readonly Candidate[]): number[] {
  const highest: number[] = [];
  let soFar = Number.NEGATIVE_INFINITY;
  for (const { altitudeM } of finishes.toReversed()) {
    soFar = Math.max(soFar, altitudeM);
    highest.push(soFar);
  }
  return highest.toReversed();
}
