import { type Finding, warning } from '../igc/finding.js';
import { checkIntervals, checkTrack } from '../track/check-track.js';
import { type FixInterval, intersectIntervals, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { clockText } from './clock-text.js';

/**
 * Returns a finding about noise that only the pilot can explain, with the longest one. Noise
 * outside of the scoring windows changes no points and is left out.
 *
 * @param uncertain Noise that may come from the engine; see `judgeEngine`.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If an interval is outside the track.
 */
export function engineFindings(
  track: Track,
  uncertain: readonly FixInterval[],
  windows: readonly FixInterval[],
): Finding[] {
  checkTrack(track);
  checkIntervals('uncertain', uncertain, track);
  checkIntervals('windows', windows, track);
  const scored = uncertain.filter((noise) =>
    windows.some((window) => intersectIntervals(noise, window)),
  );
  const [longest] = scored.toSorted(
    (one, other) => intervalSeconds(track, other) - intervalSeconds(track, one),
  );
  if (!longest) return [];
  const start = clockText(track.timeS[longest.first]!);
  const parameters = [scored.length, start, intervalSeconds(track, longest)];
  return [warning('ENGINE_NOISE_UNCERTAIN', ...parameters)];
}
