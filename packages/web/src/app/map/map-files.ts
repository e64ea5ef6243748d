import baseMapUrl from '@cloudstreet/ui/base-map.pmtiles?url';
import reliefUrl from '@cloudstreet/ui/relief.pmtiles?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/** URLs of map files in this build. */
export const MAP_FILES = { workerUrl, baseMapUrl, reliefUrl };
