import { type MapMouseEvent, type MapRef, useMap } from '@vis.gl/react-maplibre';
import type { MapGeoJSONFeature } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';

/** A finger is less exact than a pointer. */
const REACH_PX = 6;

/** A press on the map, with the uppermost feature there. */
export interface FeaturePress {
  readonly map: MapRef;
  readonly feature: MapGeoJSONFeature | undefined;
  readonly center: [lon: number, lat: number];
}

/**
 * Calls a function when the map is pressed, and shows a hand above features of layers.
 *
 * @param layers Pass the same list at every render. The first one is that of single features.
 */
export function useFeaturePress(
  layers: readonly [string, ...string[]],
  onPress: (press: FeaturePress) => void,
): void {
  const { current: map } = useMap();
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!map) return undefined;
    const click = ({ point: { x, y }, lngLat }: MapMouseEvent) => {
      // The layers are missing while a style is loading.
      if (!map.getLayer(layers[0])) return;
      const [feature] = map.queryRenderedFeatures(
        [
          [x - REACH_PX, y - REACH_PX],
          [x + REACH_PX, y + REACH_PX],
        ],
        { layers: [...layers] },
      );
      press({ map, feature, center: [lngLat.lng, lngLat.lat] });
    };
    const enter = () => {
      map.getCanvas().style.cursor = 'pointer';
    };
    const leave = () => {
      map.getCanvas().style.cursor = '';
    };
    map.on('click', click);
    for (const layer of layers) {
      map.on('mouseenter', layer, enter);
      map.on('mouseleave', layer, leave);
    }
    return () => {
      map.off('click', click);
      for (const layer of layers) {
        map.off('mouseenter', layer, enter);
        map.off('mouseleave', layer, leave);
      }
    };
  }, [map, layers]);
}
