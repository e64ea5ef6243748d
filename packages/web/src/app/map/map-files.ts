import baseMapUrl from '@cloudstreet/ui/base-map.pmtiles?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/** Where this build put the parts of maps. */
export const MAP_FILES = { workerUrl, baseMapUrl };
