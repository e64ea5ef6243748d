export { prepareBaseMap } from '../BaseMap/cached-range-source.js';
export {
  type MapSettings,
  MapSettingsProvider,
  type MapSettingsProviderProps,
} from './MapSettings.js';
