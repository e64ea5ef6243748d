import { type CirclingPiece, piecesOf } from '../analysis/pieces.js';
import type { FixRange } from '../track/fix-range.js';
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
