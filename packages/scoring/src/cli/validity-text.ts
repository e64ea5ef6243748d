import type { ContestEntry } from '../contest/contest-entry.js';

/** Why an entry does not count in rankings, in sentences; undefined where it does. */
export function invalidityText({
  valid,
  receipt,
}: Pick<ContestEntry, 'valid' | 'receipt'>): string | undefined {
  if (valid) return undefined;
  return receipt.inputs.index === undefined ? NO_INDEX : NO_SENSOR;
}

const NO_INDEX =
  'Not valid: the aircraft has no index. 100 stands in for it, so the points do not count in rankings.';
const NO_SENSOR =
  'Not valid: no sensor shows the energy that the motor used, so the points do not count in rankings.';
