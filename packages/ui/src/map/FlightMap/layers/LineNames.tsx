import { Layer } from '@vis.gl/react-maplibre';
import type { ExpressionSpecification } from 'maplibre-gl';
import { MAP_FONTS } from '../../map-fonts.js';

export interface LineNamesProps {
  id: string;
  /** Source of the lines. `Source` passes its id only to the layers directly within it. */
  source: string;
  color: string | ExpressionSpecification;
  casing: string;
  /** Distance below the line in lines of text. Negative values are above it. */
  offset: number;
  /** Pixels between repetitions of a name. */
  spacingPx?: number;
}

/** Writes the `name` of each line along it. */
export function LineNames(props: LineNamesProps) {
  const { id, source, color, casing, offset, spacingPx = 250 } = props;
  return (
    <Layer
      id={id}
      source={source}
      type="symbol"
      minzoom={7}
      layout={{
        'symbol-placement': 'line',
        'symbol-spacing': spacingPx,
        'text-field': ['get', 'name'],
        'text-font': MAP_FONTS,
        'text-size': 11,
        'text-offset': [0, offset],
      }}
      paint={{ 'text-color': color, 'text-halo-color': casing, 'text-halo-width': 1.6 }}
    />
  );
}
