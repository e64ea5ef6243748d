import { destination } from '@cloudstreet/scoring/geo';
import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, Polygon } from 'geojson';
import { memo, useMemo } from 'react';
import { nearLon } from '../../flight/flight-path.js';
import type { MapColors } from '../map-colors.js';
import { useBelowLabels } from '../use-label-layer.js';

/** A place and its surroundings. */
export interface MapPlace {
  lat: number;
  lon: number;
  radiusKm: number;
}

const STEP_DEG = 5;

/** Draws the surroundings of a place. */
export const PlaceCircle = memo(function PlaceCircle(props: {
  place: MapPlace;
  colors: MapColors;
}) {
  const { place, colors } = props;
  const below = useBelowLabels();
  const data = useMemo(() => circleAround(place), [place]);
  return (
    <Source id="cs-place" type="geojson" data={data}>
      <Layer
        {...below}
        id="cs-place-area"
        type="fill"
        paint={{ 'fill-color': colors.ink, 'fill-opacity': 0.06 }}
      />
      <Layer
        {...below}
        id="cs-place-line"
        type="line"
        paint={{ 'line-color': colors.ink, 'line-width': 1.5, 'line-dasharray': [4, 3] }}
      />
    </Source>
  );
});

function circleAround({ lat, lon, radiusKm }: MapPlace): Feature<Polygon> {
  const ring = Array.from({ length: 360 / STEP_DEG + 1 }, (_, i) => {
    const edge = destination({ lat, lon }, i * STEP_DEG, radiusKm * 1000);
    return [nearLon(edge.lon, lon), edge.lat];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}
