import { createContext, type ReactNode, useContext, useMemo } from 'react';

/**
 * URLs of files that maps load. The application passes them, because only its bundler knows them.
 * With Vite: `import baseMapUrl from '@cloudstreet/ui/base-map.pmtiles?url'`.
 */
export interface MapSettings {
  /** URL of `maplibre-gl/dist/maplibre-gl-worker.mjs`, on the same origin as the page. */
  workerUrl: string;
  /**
   * URL of `@cloudstreet/ui/base-map.pmtiles`, preferably on a host that supports ranges, without
   * `Content-Encoding`.
   */
  baseMapUrl: string;
  /** URL of `@cloudstreet/ui/relief.pmtiles`, on the same terms. Without it, land has one colour. */
  reliefUrl?: string | undefined;
  /** MapLibre style that replaces the embedded base map. */
  styleUrl?: string | undefined;
  /** Called with each error of loading a map, for the log. */
  onLoadError?: ((error: Error) => void) | undefined;
}

const SettingsContext = createContext<MapSettings | undefined>(undefined);

export interface MapSettingsProviderProps extends MapSettings {
  children: ReactNode;
}

/** Passes the URLs of map files to the maps inside. It does not load the map library. */
export function MapSettingsProvider({ children, ...settings }: MapSettingsProviderProps) {
  const { workerUrl, baseMapUrl, reliefUrl, styleUrl, onLoadError } = settings;
  const value = useMemo(
    () => ({ workerUrl, baseMapUrl, reliefUrl, styleUrl, onLoadError }),
    [workerUrl, baseMapUrl, reliefUrl, styleUrl, onLoadError],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** @throws {Error} Outside a `MapSettingsProvider`. */
export function useMapSettings(): MapSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('No map settings: wrap the application in a MapSettingsProvider.');
  return settings;
}
