import type { SkySpecification } from 'maplibre-gl';
import type { ThemeName } from '../../theme/tokens.js';

/** Colours of hills and sky, which the map cannot read from CSS. */
export interface SceneColors {
  shade: string;
  light: string;
  accent: string;
  sky: SkySpecification;
}

const sky = (above: string, horizon: string): SkySpecification => ({
  'sky-color': above,
  'horizon-color': horizon,
  'fog-color': horizon,
  'sky-horizon-blend': 0.6,
  'horizon-fog-blend': 0.5,
  'fog-ground-blend': 0.85,
});

export const sceneColors: Record<ThemeName, SceneColors> = {
  light: {
    shade: '#5d5a4c',
    light: '#ffffff',
    accent: '#7c7664',
    sky: sky('#8fb8e0', '#e4eef6'),
  },
  dark: {
    shade: '#05090f',
    light: '#5d6d88',
    accent: '#0b111c',
    sky: sky('#0a1220', '#22304a'),
  },
  'high-contrast': {
    shade: '#4a4a4a',
    light: '#ffffff',
    accent: '#6e6e6e',
    sky: sky('#b9d3ee', '#ffffff'),
  },
};
