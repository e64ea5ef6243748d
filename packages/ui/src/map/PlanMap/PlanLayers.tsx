import { Layer, Source } from '@vis.gl/react-maplibre';
import { useMemo } from 'react';
import type { LatLon } from '../../flight/flight-path.js';
import { AirspaceLayer } from '../FlightMap/layers/AirspaceLayer.js';
import { FLIGHT_LAYER } from '../FlightMap/layers/flight-layer.js';
import { useLayerAdded } from '../FlightMap/use-layer-added.js';
import type { MapColors } from '../map-colors.js';
import { legFeatures, zoneFeatures } from './plan-features.js';
import type { PlanMapProps } from './plan-map-props.js';

/** Wide lines for fingers, without a colour. */
export const LEG_REACH_LAYER = 'cs-plan-leg-reach';

export interface PlanLayersProps extends Pick<PlanMapProps, 'zones' | 'sectors' | 'airspaces'> {
  /** Points, one of which may be dragged. */
  points: readonly LatLon[];
  colors: MapColors;
  airspaceColor: string;
  /** Colour of FAI sectors. */
  sectorColor: string;
  /** Colour of the task. */
  taskColor: string;
}

/** Legs, zones, FAI sectors and airspaces of a planned task. */
export function PlanLayers(props: PlanLayersProps) {
  const { points, zones, sectors, airspaces, colors, airspaceColor, sectorColor, taskColor } =
    props;
  const legs = useMemo(() => legFeatures(points), [points]);
  const outlines = useMemo(() => zoneFeatures(zones), [zones]);
  const areas = useMemo(
    () => zoneFeatures(sectors.map((path) => ({ kind: 'area', path }) as const)),
    [sectors],
  );
  const hasLegs = useLayerAdded(FLIGHT_LAYER);
  return (
    <>
      <Source id="cs-plan-sectors" type="geojson" data={areas}>
        <Layer
          id="cs-plan-sector-areas"
          type="fill"
          paint={{ 'fill-color': sectorColor, 'fill-opacity': 0.22 }}
        />
        <Layer
          id="cs-plan-sector-edges"
          type="line"
          paint={{ 'line-color': sectorColor, 'line-width': 1.5 }}
        />
      </Source>
      <Source id="cs-plan-legs" type="geojson" data={legs}>
        <Layer
          id={FLIGHT_LAYER}
          type="line"
          layout={{ 'line-join': 'round', 'line-cap': 'round' }}
          paint={{ 'line-color': colors.casing, 'line-width': 6, 'line-opacity': 0.8 }}
        />
        <Layer
          id="cs-plan-legs"
          type="line"
          layout={{ 'line-join': 'round', 'line-cap': 'round' }}
          paint={{ 'line-color': taskColor, 'line-width': 3 }}
        />
        <Layer
          id={LEG_REACH_LAYER}
          type="line"
          paint={{ 'line-color': taskColor, 'line-width': 22, 'line-opacity': 0 }}
        />
      </Source>
      <Source id="cs-plan-zones" type="geojson" data={outlines}>
        <Layer
          id="cs-plan-zone-areas"
          type="fill"
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'fill-color': taskColor, 'fill-opacity': 0.14 }}
        />
        <Layer
          id="cs-plan-zone-edges"
          type="line"
          paint={{ 'line-color': taskColor, 'line-width': 1.5 }}
        />
      </Source>
      {hasLegs && airspaces && (
        <AirspaceLayer
          airspaces={airspaces}
          nearbyLon={points[0]?.lon ?? 0}
          color={airspaceColor}
          casing={colors.casing}
        />
      )}
    </>
  );
}
