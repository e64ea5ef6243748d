import { type CirclingPiece, piecesOf } from '../analysis/pieces.js';
import { type FixRange, rangeSeconds } from '../track/fix-range.js';
import type { Track } from '../track/track.js';
import type { CoachInput } from './coach-input.js';

/** A range cut into its thermals, its attempts, and the glides between them. */
export interface FlownParts {
  readonly thermals: readonly CirclingPiece[];
  readonly attempts: readonly CirclingPiece[];
  readonly glides: readonly FixRange[];
}

export function cutIntoParts({ phases, motorless, range }: CoachInput): FlownParts {
  const pieces = piecesOf({ phases, motorless }, range);
  const circling = pieces.filter((piece) => piece.kind !== 'glide');
  return {
    thermals: circling.filter(({ kind }) => kind === 'thermal'),
    attempts: circling.filter(({ kind }) => kind === 'attempt'),
    glides: pieces.filter(({ kind }) => kind === 'glide'),
  };
}

/** Time and height of stretches, added up. */
export interface Gained {
  readonly seconds: number;
  readonly gainM: number;
}

export function gainedIn(track: Track, stretches: readonly FixRange[]): Gained {
  let [seconds, gainM] = [0, 0];
  for (const stretch of stretches) {
    seconds += rangeSeconds(track, stretch);
    gainM += track.altitudeM[stretch.last]! - track.altitudeM[stretch.first]!;
  }
  return { seconds, gainM };
}
