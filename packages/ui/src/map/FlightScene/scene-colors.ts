import type { SkySpecification } from 'maplibre-gl';
import type { ThemeName } from '../../theme/tokens.js';

/** Colours of hills and sky, because the map cannot read CSS variables. */
export interface SceneColors {
  shade: string;
  light: string;
  accent: string;
  /** Strength of the hill shading, 0 to 1. */
  relief: number;
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
    relief: 0.45,
    sky: sky('#8fb8e0', '#e4eef6'),
  },
  dark: {
    shade: '#05090f',
    light: '#b4c6e6',
    accent: '#05090f',
    relief: 0.65,
    sky: sky('#0a1220', '#22304a'),
  },
  'high-contrast': {
    shade: '#4a4a4a',
    light: '#ffffff',
    accent: '#6e6e6e',
    relief: 0.45,
    sky: sky('#b9d3ee', '#ffffff'),
  },
};
