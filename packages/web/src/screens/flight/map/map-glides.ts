import { describePhases, type FlightAnalysis } from '@cloudstreet/scoring/analyse';
import type { MapGlide } from '@cloudstreet/ui/map/FlightMap';

/** Returns the glides of a flight as in the list of phases, without tow and engine runs. */
export function mapGlides(analysis: FlightAnalysis): MapGlide[] {
  const { dayStartS, timeS } = analysis.track;
  return describePhases(analysis).flatMap((phase) => {
    if (phase.kind !== 'glide') return [];
    const { first, last, distanceKm, speedKmh, glideRatio } = phase;
    return [
      {
        startS: dayStartS + timeS[first]!,
        endS: dayStartS + timeS[last]!,
        distanceKm,
        speedKmh,
        glideRatio,
      },
    ];
  });
}
