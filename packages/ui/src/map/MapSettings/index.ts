export { prepareBaseMap } from '../BaseMap/file-in-blocks.js';
export {
  type MapSettings,
  MapSettingsProvider,
  type MapSettingsProviderProps,
} from './MapSettings.js';
