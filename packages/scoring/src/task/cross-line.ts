import type { PlaneColumns } from '../geo/local-frame.js';
import type { ZonePart } from './placed-zone.js';

/**
 * Returns the fraction of the step from the previous fix at which a line is crossed. A fix on the
 * line ends a crossing.
 *
 * @param direction 1 for the direction that counts, -1 for the opposite one.
 * @returns Undefined if the line is not crossed in that direction.
 */
export function crossLine(
  { aheadM, asideM }: PlaneColumns,
  fix: number,
  { radiusM }: ZonePart,
  direction: 1 | -1,
): number | undefined {
  const before = aheadM[fix - 1]! * direction;
  const ahead = aheadM[fix]! * direction;
  if (before >= 0 || ahead < 0) return undefined;
  const share = before / (before - ahead);
  const aside = asideM[fix - 1]! * (1 - share) + asideM[fix]! * share;
  return Math.abs(aside) <= radiusM ? share : undefined;
}
