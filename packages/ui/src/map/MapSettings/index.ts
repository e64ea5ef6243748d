export type { DetailedMap } from '../detailed-map/with-detail.js';
export {
  type AirportSource,
  type ContourRequest,
  type MapSettings,
  MapSettingsProvider,
  type MapSettingsProviderProps,
  type MapTerrain,
} from './MapSettings.js';
