import type { Track } from '../../track/track.js';
import type { ContestInput } from '../contest-input.js';
import { scoreContests } from '../score-contests.js';

/** Scores a track that was made without a file; all of it unless windows are given. */
export function scoreTrack(track: Track, input: Partial<ContestInput> = {}) {
  return scoreContests({
    track,
    windows: [{ first: 0, last: track.count - 1 }],
    index: 100,
    altitudeSource: 'pressure',
    fileSha256: '0'.repeat(64),
    ...input,
  });
}
