import { formatGlideRatio } from '@cloudstreet/scoring/units';
import type { FeatureCollection, LineString } from 'geojson';
import { nearestInTime } from '../../../flight/flight-columns.js';
import { formatQuantityParts, quantityText } from '../../../values/format-quantity-parts.js';
import type { UnitPreferences } from '../../../values/UnitsProvider.js';
import type { TimedPath } from '../../place-at.js';
import type { MapGlide } from '../map-features.js';

/** Returns a straight line for each glide, with its values formatted for the user. */
export function glideFeatures(
  glides: readonly MapGlide[],
  { timeS, path }: TimedPath,
  units: UnitPreferences,
): FeatureCollection<LineString> {
  return {
    type: 'FeatureCollection',
    features: glides.flatMap((glide) => {
      const [from, to] = [nearestInTime(timeS, glide.startS), nearestInTime(timeS, glide.endS)];
      const [start, end] = [path[from], path[to]];
      if (!start || !end || from === to) return [];
      return [
        {
          type: 'Feature',
          properties: { label: figuresOf(glide, units), distance: glide.distanceKm },
          geometry: { type: 'LineString', coordinates: [[...start], [...end]] },
        },
      ];
    }),
  };
}

/** Formats ratio, speed and distance. The ratio is infinite without loss of height. */
function figuresOf(glide: MapGlide, units: UnitPreferences): string {
  const { glideRatio = Number.POSITIVE_INFINITY, speedKmh, distanceKm } = glide;
  return [
    `${formatGlideRatio(glideRatio, units.locale)}:1`,
    quantityText(formatQuantityParts('cruiseSpeed', speedKmh, units, 0)),
    quantityText(formatQuantityParts('distance', distanceKm, units)),
  ].join(' · ');
}
