import type { FlightComparison } from '@cloudstreet/scoring/analysis';
import { nearestInTime } from '@cloudstreet/ui/flight';

export interface Lead {
  /** Positive if the page's own flight is ahead; undefined if it is not known. */
  readonly aheadKm: number | undefined;
  /** Positive if it is higher. */
  readonly higherM: number | undefined;
}

/** The lead at the cursor; without one each of its parts at the last moment at which it is known. */
export function leadAt(
  comparison: FlightComparison | undefined,
  timeS: ArrayLike<number> | undefined,
  cursorTimeS: number | null,
): Lead | undefined {
  if (!comparison || !timeS || timeS.length === 0) return undefined;
  const { aheadM, higherM } = comparison;
  const fix = cursorTimeS === null ? undefined : nearestInTime(timeS, cursorTimeS);
  const ahead = known(aheadM[fix ?? lastKnown(aheadM)]);
  return {
    aheadKm: ahead === undefined ? undefined : ahead / 1000,
    higherM: known(higherM[fix ?? lastKnown(higherM)]),
  };
}

function known(value: number | undefined): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

function lastKnown(values: Float32Array): number {
  return values.findLastIndex((value) => !Number.isNaN(value));
}
