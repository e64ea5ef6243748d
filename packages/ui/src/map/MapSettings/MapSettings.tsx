import { createContext, type ReactNode, useContext } from 'react';
import type { PathBounds } from '../../flight/flight-path.js';
import { useStable } from '../../flight/use-stable-props.js';
import type { MapAirport } from '../AirportLayer.js';
import type { ContourSteps } from '../contour-steps.js';
import type { DetailedMap } from '../detailed-map/with-detail.js';
import type { GroundTile, SceneTerrain } from '../terrain-protocol.js';

/** Lines of equal altitude in a tile. */
export interface ContourRequest {
  tile: GroundTile;
  /** In units of `factor`. */
  steps: ContourSteps;
  /** Factor from metres to the unit of the lines. */
  factor: number;
}

/** Elevations for hill shading and contours. */
export interface MapTerrain extends SceneTerrain {
  /**
   * Computes contours, off the main thread, as a vector tile with the layer `contours`. Its lines have
   * `ele`, the altitude in the unit, and `level`, 1 for those with a label.
   */
  loadContours: (request: ContourRequest, signal: AbortSignal) => Promise<ArrayBuffer>;
}

/** Airports of the surroundings. */
export interface AirportSource {
  /**
   * Returns the airports in a box, the most important first. Maps call it when they come to rest.
   * Nearby views have the same box, so that results can be cached.
   */
  load: (box: PathBounds) => Promise<readonly MapAirport[]>;
  /** Returns the address of an airport's page. */
  hrefOf: (id: number) => string;
}

/**
 * URLs of files that maps load. The application passes them, because only its bundler knows them.
 * With Vite: `import baseMapUrl from '@cloudstreet/ui/base-map.pmtiles?url'`.
 */
export interface MapSettings {
  /**
   * URL of `maplibre-gl/dist/maplibre-gl-worker.mjs`, on the same origin as the page. Without it, a copy
   * within the kit is started from a `blob:` URL, which a Content-Security-Policy may forbid.
   */
  workerUrl?: string | undefined;
  /**
   * URL of `@cloudstreet/ui/base-map.pmtiles`, preferably on a host that supports ranges, without
   * `Content-Encoding`.
   */
  baseMapUrl: string;
  /** URL of `@cloudstreet/ui/relief.pmtiles`, on the same terms. Without it, land has one colour. */
  reliefUrl?: string | undefined;
  /** MapLibre style that replaces the embedded base map. */
  styleUrl?: string | undefined;
  /** Map of roads, forests and names, drawn above the embedded base map within its bounds. */
  detailedMap?: DetailedMap | undefined;
  /** Hills and contours on maps. Omit it for users who may not see them. */
  terrain?: MapTerrain | undefined;
  /** Airports to show as symbols. Without them, maps show only those of flights. */
  airports?: AirportSource | undefined;
  /** Called with each error of loading a map, for the log. */
  onLoadError?: ((error: Error) => void) | undefined;
}

const SettingsContext = createContext<MapSettings | undefined>(undefined);

export interface MapSettingsProviderProps extends MapSettings {
  children: ReactNode;
}

/** Passes the URLs of map files to the maps inside. It does not load the map library. */
export function MapSettingsProvider({ children, ...settings }: MapSettingsProviderProps) {
  const value = useStable<MapSettings>(settings);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** @throws {Error} Outside a `MapSettingsProvider`. */
export function useMapSettings(): MapSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('No map settings: wrap the application in a MapSettingsProvider.');
  return settings;
}
