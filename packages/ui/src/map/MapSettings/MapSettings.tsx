import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BaseMapUrls } from '../map-style.js';

/**
 * What maps need from the application, because only its bundler knows where files end up. With
 * Vite: `import baseMapUrl from '@cloudstreet/ui/base-map.json?url'`, and so on.
 */
export interface MapSettings extends BaseMapUrls {
  /** URL of `maplibre-gl/dist/maplibre-gl-worker.mjs`, on the page's own origin. */
  workerUrl: string;
  /** Any MapLibre style to use instead of the embedded base map. */
  styleUrl?: string | undefined;
  /** Told each failure to load a map, for the log. */
  onLoadError?: ((error: Error) => void) | undefined;
}

const SettingsContext = createContext<MapSettings | undefined>(undefined);

export interface MapSettingsProviderProps extends MapSettings {
  children: ReactNode;
}

/** Tells the maps inside where to find their parts. Light: it does not load the map library. */
export function MapSettingsProvider({ children, ...settings }: MapSettingsProviderProps) {
  const { workerUrl, baseMapUrl, placesUrl, styleUrl, onLoadError } = settings;
  const value = useMemo(
    () => ({ workerUrl, baseMapUrl, placesUrl, styleUrl, onLoadError }),
    [workerUrl, baseMapUrl, placesUrl, styleUrl, onLoadError],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** @throws {Error} Outside a `MapSettingsProvider`. */
export function useMapSettings(): MapSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('No map settings: wrap the application in a MapSettingsProvider.');
  return settings;
}
