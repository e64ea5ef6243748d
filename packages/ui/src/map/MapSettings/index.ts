export {
  type MapSettings,
  MapSettingsProvider,
  type MapSettingsProviderProps,
} from './MapSettings.js';
