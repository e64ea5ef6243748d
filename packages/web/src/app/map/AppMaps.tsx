import baseMapUrl from '@cloudstreet/ui/base-map.json?url';
import { MapSettingsProvider } from '@cloudstreet/ui/map/MapSettings';
import placesUrl from '@cloudstreet/ui/places.json?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { ReactNode } from 'react';

/** Tells the maps inside where this build put their parts. Light: no map library is loaded by it. */
export function AppMaps({ children }: { children: ReactNode }) {
  return (
    <MapSettingsProvider
      workerUrl={workerUrl}
      baseMapUrl={baseMapUrl}
      placesUrl={placesUrl}
      onLoadError={logFailure}
    >
      {children}
    </MapSettingsProvider>
  );
}

/** The reader sees the map try again; whoever looks for the cause finds it here. */
function logFailure(error: Error): void {
  // oxlint-disable-next-line no-console -- For the operator, whose files may be missing.
  console.error('A map could not be loaded.', error);
}
