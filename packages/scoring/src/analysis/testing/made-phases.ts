import { type MadeFix, trackOver } from '../../testing/made-track.js';
import type { CirclingPhase } from '../find-phases.js';
import { type FlightAnalysis, prepareAnalysis } from '../prepare-analysis.js';

/** A phase with the sums that describe it. */
export interface PhaseSums {
  readonly seconds: number;
  readonly gainM: number;
  /** Distance along a meridian; none by default. */
  readonly lengthKm?: number;
}

/** On the equator a degree of a meridian is as long everywhere that these flights lead. */
const KM_PER_DEGREE_NORTH = 110.574;

/** Returns a number of phases that add up to a part, as equal as whole seconds and metres allow. */
export function partsOf({ seconds, gainM, lengthKm = 0 }: PhaseSums, count: number): PhaseSums[] {
  const gains = shared(gainM, count);
  return shared(seconds, count).map((partS, i) => ({
    seconds: partS,
    gainM: gains[i]!,
    lengthKm: lengthKm / count,
  }));
}

function shared(total: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => Math.floor((total * (i + 1)) / count) - Math.floor((total * i) / count),
  );
}

/** A flight of given phases: after each glide one of circling on the spot, as far as there are any. */
export function analysisOf(
  glides: readonly PhaseSums[],
  thermals: readonly PhaseSums[],
  attempts: readonly PhaseSums[],
  startAltitudeM: number,
): FlightAnalysis {
  const fixes: MadeFix[] = [{ timeS: 0, lat: 0, lon: 10, altitudeM: startAltitudeM }];
  const phases: CirclingPhase[] = [];
  const circling = [...thermals, ...attempts];
  /** There and back, to stay where degrees are alike. */
  let northwards = 1;
  const add = ({ seconds, gainM, lengthKm = 0 }: PhaseSums) => {
    const { timeS = 0, lat, lon, altitudeM = 0 } = fixes.at(-1)!;
    fixes.push({
      timeS: timeS + seconds,
      lat: lat + (northwards * lengthKm) / KM_PER_DEGREE_NORTH,
      lon,
      altitudeM: altitudeM + gainM,
    });
  };
  for (let i = 0; i < Math.max(glides.length, circling.length); i++) {
    if (glides[i]) add(glides[i]!);
    northwards = -northwards;
    const next = circling[i];
    if (!next) continue;
    const kind = i < thermals.length ? 'thermal' : 'attempt';
    phases.push({ kind, turn: 'right', first: fixes.length - 1, last: fixes.length });
    add(next);
  }
  return prepareAnalysis({ track: trackOver(fixes), phases });
}
