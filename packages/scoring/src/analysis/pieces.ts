import { firstIndex } from '../track/first-index.js';
import { commonRange, type FixRange, rangeSeconds } from '../track/fix-range.js';
import type { Track } from '../track/track.js';
import type { CirclingPhase } from './find-phases.js';
import { gainedIn } from './piece-sums.js';
import type { FlightAnalysis } from './prepare-analysis.js';

/** As much of a thermal, an attempt or a glide as lies in a stretch. */
export type Piece = CirclingPiece | GlidePiece;

export interface CirclingPiece extends FixRange {
  readonly kind: CirclingPhase['kind'];
  readonly phase: CirclingPhase;
}

export interface GlidePiece extends FixRange {
  readonly kind: 'glide';
}

/**
 * The pieces of a stretch in order of time; each begins where the one before ends, but for what a
 * engine flew in between.
 */
export function piecesOf(
  { phases, unpowered }: Pick<FlightAnalysis, 'phases' | 'unpowered'>,
  range: FixRange,
): Piece[] {
  return unpoweredParts({ unpowered }, range).flatMap((part) => piecesIn(phases, part));
}

/** The parts of a stretch on which neither tow nor engine lifted the aircraft, in order of time. */
export function unpoweredParts(
  { unpowered }: Pick<FlightAnalysis, 'unpowered'>,
  range: FixRange,
): FixRange[] {
  if (!unpowered) return [range];
  return unpowered.flatMap((stretch) => commonRange(stretch, range) ?? []);
}

/** Tells whether pieces of a stretch leave nothing of its time to a tow or an engine. */
export function fillRange(track: Track, pieces: readonly FixRange[], range: FixRange): boolean {
  return gainedIn(track, pieces).seconds === rangeSeconds(track, range);
}

function piecesIn(phases: readonly CirclingPhase[], range: FixRange): Piece[] {
  const pieces: Piece[] = [];
  let end = range.first;
  const ending = firstIndex(phases.length, (i) => phases[i]!.last > range.first);
  for (let i = ending; i < phases.length; i++) {
    const phase = phases[i]!;
    const first = Math.max(phase.first, range.first);
    const last = Math.min(phase.last, range.last);
    if (first >= range.last) break;
    if (first >= last) continue;
    if (end < first) pieces.push({ kind: 'glide', first: end, last: first });
    pieces.push({ kind: phase.kind, phase, first, last });
    end = last;
  }
  if (end < range.last) pieces.push({ kind: 'glide', first: end, last: range.last });
  return pieces;
}
