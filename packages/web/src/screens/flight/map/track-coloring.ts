import type { AnalysedFlight } from '@cloudstreet/scoring/analysis';
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
      return { by, values: phaseNumbers(analysis) };
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

/** Returns for each fix its index among thermal, attempt, glide, and launch or engine. */
function phaseNumbers({ track, phases, unpowered }: AnalysedFlight['analysis']): Uint8Array {
  const numbers = new Uint8Array(track.count).fill(unpowered ? 3 : 2);
  for (const { first, last } of unpowered ?? []) numbers.fill(2, first, last + 1);
  for (const { kind, first, last } of phases) {
    numbers.fill(kind === 'thermal' ? 0 : 1, first, last + 1);
  }
  return numbers;
}
