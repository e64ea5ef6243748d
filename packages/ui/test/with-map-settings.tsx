import type { Decorator } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import baseMapUrl from '../build/base-map.pmtiles?url';
import reliefUrl from '../relief.pmtiles?url';
import { MapSettingsProvider } from '../src/map/MapSettings/MapSettings.js';

/** Gives the maps of a story their worker and base map, and a frame to fill. */
export const withMapSettings: Decorator = (Story) => (
  <MapSettingsProvider workerUrl={workerUrl} baseMapUrl={baseMapUrl} reliefUrl={reliefUrl}>
    <div style={{ blockSize: '32rem' }}>
      <Story />
    </div>
  </MapSettingsProvider>
);
