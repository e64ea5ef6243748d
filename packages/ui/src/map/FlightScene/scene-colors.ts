import type { SkySpecification } from 'maplibre-gl';
import type { ThemeName } from '../../theme/tokens.js';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** Colours of hills, sky and gliders, because the map cannot read CSS variables. */
export interface SceneColors {
  shade: string;
  light: string;
  accent: string;
  /** Strength of the hill shading, 0 to 1. */
  relief: number;
  sky: SkySpecification;
  /** Colour of distant ground and of the sky at the horizon, `#rrggbb`. */
  haze: string;
  glider: GliderColors;
}

export interface GliderColors {
  body: string;
  edge: string;
}

const sky = (above: string, horizon: string): SkySpecification => ({
  'sky-color': above,
  'horizon-color': horizon,
  'fog-color': horizon,
  'sky-horizon-blend': 0.7,
  'horizon-fog-blend': 0.5,
  'fog-ground-blend': 0.3,
});

const LIGHT_HAZE = '#d5e4f1';
const DARK_HAZE = '#2c3c58';
const CONTRAST_HAZE = '#e6f0fa';

/** White as most gliders are, with an edge by which it is seen against sky and pale ground. */
const WHITE_GLIDER: GliderColors = { body: '#ffffff', edge: '#141c2a' };

export const sceneColors: Record<ThemeName, SceneColors> = {
  light: {
    shade: '#5d5a4c',
    light: '#ffffff',
    accent: '#7c7664',
    relief: 0.45,
    sky: sky('#6ba3da', LIGHT_HAZE),
    haze: LIGHT_HAZE,
    glider: WHITE_GLIDER,
  },
  dark: {
    shade: '#05090f',
    light: '#b4c6e6',
    accent: '#05090f',
    relief: 0.65,
    sky: sky('#0a1220', DARK_HAZE),
    haze: DARK_HAZE,
    glider: WHITE_GLIDER,
  },
  'high-contrast': {
    shade: '#4a4a4a',
    light: '#ffffff',
    accent: '#6e6e6e',
    relief: 0.45,
    sky: sky('#9cc4ec', CONTRAST_HAZE),
    haze: CONTRAST_HAZE,
    glider: { body: '#ffffff', edge: '#000000' },
  },
};
