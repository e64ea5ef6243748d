import { checkObject } from '../units/check-value.js';
import type { FlightAnalysis } from './prepare-analysis.js';

/** Phases in the order of the indexes that `phaseIndexes` returns. */
const [THERMAL, ATTEMPT, GLIDE, POWERED] = [0, 1, 2, 3];

/**
 * Returns for each fix the index of its phase among thermal, attempt, glide, and launch or engine.
 * A fix that two phases share belongs to the later one.
 *
 * @param analysis Result of `prepareAnalysis`.
 * @throws {TypeError} If the analysis is not an object.
 */
export function phaseIndexes(
  analysis: Pick<FlightAnalysis, 'track' | 'phases' | 'unpowered'>,
): Uint8Array {
  checkObject('analysis', analysis, ['track', 'phases']);
  const { track, phases, unpowered } = analysis;
  const indexes = new Uint8Array(track.count).fill(unpowered ? POWERED : GLIDE);
  for (const { first, last } of unpowered ?? []) indexes.fill(GLIDE, first, last + 1);
  for (const { kind, first, last } of phases) {
    indexes.fill(kind === 'thermal' ? THERMAL : ATTEMPT, first, last + 1);
  }
  return indexes;
}
