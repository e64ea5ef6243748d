import type { CirclingPhase } from '../analysis/find-phases.js';
import { type FixRange, rangeSeconds } from '../track/fix-range.js';
import type { Track } from '../track/track.js';
import type { CoachInput } from './coach-input.js';

/** As much of a phase as lies in the range. */
export interface PhasePart extends FixRange {
  readonly phase: CirclingPhase;
}

/** A range cut into its thermals, its attempts, and the glides between them. */
export interface FlownParts {
  readonly thermals: readonly PhasePart[];
  readonly attempts: readonly PhasePart[];
  readonly glides: readonly FixRange[];
}

export function cutIntoParts({ phases, range }: CoachInput): FlownParts {
  const parts: PhasePart[] = [];
  const glides: FixRange[] = [];
  let glideFrom = range.first;
  for (const phase of phases) {
    const [first, last] = [Math.max(phase.first, glideFrom), Math.min(phase.last, range.last)];
    if (first >= last) continue;
    if (glideFrom < first) glides.push({ first: glideFrom, last: first });
    parts.push({ phase, first, last });
    glideFrom = last;
  }
  if (glideFrom < range.last) glides.push({ first: glideFrom, last: range.last });
  return {
    thermals: parts.filter(({ phase }) => phase.kind === 'thermal'),
    attempts: parts.filter(({ phase }) => phase.kind === 'attempt'),
    glides,
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
