import { type AnalysedFlight, phaseIndexes } from '@cloudstreet/scoring/analyse';
import type { TrackColoring } from '@cloudstreet/ui/map/FlightMap';

/** Values that colour the track; `none` for its own colour. */
export const COLORINGS = ['none', 'altitude', 'vario', 'speed', 'netto', 'phase'] as const;
export type Coloring = (typeof COLORINGS)[number];

/** Returns the colours of a track. Undefined if their values are unknown. */
export function coloringOf(
  by: Coloring,
  { analysis, air, curves }: AnalysedFlight,
): TrackColoring | undefined {
  switch (by) {
    case 'altitude':
      return { by, values: curves.altitudeMslM };
    case 'vario':
      return { by, values: air.varioMps };
    case 'speed':
      return { by, values: curves.speedKmh };
    case 'netto':
      return air.nettoMps && { by, values: air.nettoMps };
    case 'phase':
      return { by, values: phaseIndexes(analysis) };
    case 'none':
      return undefined;
  }
}

/**
 * Returns the values that can colour a track. Motion of the air needs a polar. Until this is known,
 * returns all values.
 */
export function knownColorings(analysed: Pick<AnalysedFlight, 'air'> | undefined): Coloring[] {
  return COLORINGS.filter((by) => by !== 'netto' || !analysed || analysed.air.nettoMps);
}
