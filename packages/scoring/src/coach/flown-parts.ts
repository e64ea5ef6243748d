import { type CirclingPiece, fillRange, piecesOf } from '../analysis/pieces.js';
import type { FixRange } from '../track/fix-range.js';
import type { CoachInput } from './coach-input.js';

/** A range cut into its thermals, its attempts, and the glides between them. */
export interface FlownParts {
  readonly thermals: readonly CirclingPiece[];
  readonly attempts: readonly CirclingPiece[];
  readonly glides: readonly FixRange[];
  /** The distance scored in them; absent where nobody gave one, and where an engine made a part of it. */
  readonly scoredKm?: number;
}

export function cutIntoParts(input: CoachInput): FlownParts {
  const { track, phases, unpowered, range, distanceKm } = input;
  const pieces = piecesOf({ phases, unpowered }, range);
  const circling = pieces.filter((piece) => piece.kind !== 'glide');
  return {
    thermals: circling.filter(({ kind }) => kind === 'thermal'),
    attempts: circling.filter(({ kind }) => kind === 'attempt'),
    glides: pieces.filter(({ kind }) => kind === 'glide'),
    ...(distanceKm !== undefined && fillRange(track, pieces, range) && { scoredKm: distanceKm }),
  };
}
