import type { Decorator } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import baseMapUrl from '../build/base-map.pmtiles?url';
import reliefUrl from '../relief.pmtiles?url';
import { MapSettingsProvider } from '../src/map/MapSettings/MapSettings.js';

/**
 * Gives the maps of a story their worker and base map, the airports and the detailed map in its
 * parameters, and a frame to fill.
 */
export const withMapSettings: Decorator = (Story, { parameters }) => (
  <MapSettingsProvider
    workerUrl={workerUrl}
    baseMapUrl={baseMapUrl}
    reliefUrl={reliefUrl}
    airports={parameters['airports']}
    detailedMap={parameters['detailedMap']}
  >
    <div style={{ blockSize: '32rem' }}>
      <Story />
    </div>
  </MapSettingsProvider>
);
