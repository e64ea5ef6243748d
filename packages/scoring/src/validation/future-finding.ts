import { error, type Finding } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';

/** A clock that is ahead by more than this is wrong. */
export const MAX_AHEAD_S = 86_400;

/**
 * Whether a flight was recorded before it was uploaded.
 *
 * @param uploadedAtS Unix seconds.
 */
export function futureFindings({ dayStartS, fixes, date }: Recording, uploadedAtS: number) {
  const firstS = dayStartS + (fixes.timeS[0] ?? 0);
  const findings: Finding[] = [];
  if (firstS > uploadedAtS + MAX_AHEAD_S) findings.push(error('FUTURE_FLIGHT', date));
  return findings;
}
