import { describePhases, type FlightAnalysis } from '@cloudstreet/scoring/analysis';
import type { MapGlide } from '@cloudstreet/ui/map/FlightMap';

/** The glides of a flight, as the list of phases has them; none in tow or with an engine. */
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
