import type { Decorator } from '@storybook/react-vite';
import { MapProvider, type MapRef, useMap } from '@vis.gl/react-maplibre';
import { useEffect } from 'react';
import { waitFor } from 'storybook/test';

let shared: MapRef | undefined;

/** Lets the play function of a story look into the one map that the story shows. */
export const withSharedMap: Decorator = (Story) => (
  <MapProvider>
    <ShareMap />
    <Story />
  </MapProvider>
);

function ShareMap() {
  const { default: map } = useMap();
  useEffect(() => {
    shared = map;
    return () => {
      shared = undefined;
    };
  }, [map]);
  return null;
}

/** The map of the story, once all that it was asked for is drawn on it. */
export async function sharedMap(layerId: string) {
  return waitFor(
    () => {
      const map = shared?.getMap();
      if (!map?.getLayer(layerId) || !map.loaded()) throw new Error(`${layerId} is not drawn yet.`);
      return map;
    },
    { timeout: 60_000 },
  );
}
