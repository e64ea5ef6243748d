import { MapSettingsProvider } from '@cloudstreet/ui/map/MapSettings';
import type { ReactNode } from 'react';
import { MAP_FILES } from './map-files.js';
import { useAirportSource } from './use-airport-source.js';
import { useDetailedMap } from './use-detailed-map.js';
import { useMapTerrain } from './use-map-terrain.js';

/**
 * Provides the URLs of this build's map files, and the detailed base map and the airports of the
 * instance, to the maps inside. It does not load the map library.
 */
export function AppMaps({ children }: { children: ReactNode }) {
  return (
    <MapSettingsProvider
      {...MAP_FILES}
      detailedMap={useDetailedMap()}
      terrain={useMapTerrain()}
      airports={useAirportSource()}
      onLoadError={logFailure}
    >
      {children}
    </MapSettingsProvider>
  );
}

/** Logs the cause of a failed map, which the page retries. */
function logFailure(error: Error): void {
  // oxlint-disable-next-line no-console -- For operators, whose files may be missing.
  console.error('A map could not be loaded.', error);
}
