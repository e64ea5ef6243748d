import type { ThemeName } from '../theme/tokens.js';

/** Colours of the base map, less prominent than anything drawn on it. */
export interface MapColors {
  water: string;
  land: string;
  coast: string;
  river: string;
  border: string;
  graticule: string;
  /** Names of towns. */
  name: string;
  /** Text and lines drawn on the map, and the outline around them. */
  ink: string;
  casing: string;
  /** Undefined for a theme without relief. */
  relief: ReliefColors | undefined;
}

/** Changes of the relief's colours, which are those of a light map. */
export interface ReliefColors {
  opacity: number;
  /** Brightness of white, 0 to 1. */
  brightness: number;
  /** -1 to 1; 0 for no change. */
  saturation: number;
  contrast: number;
}

/**
 * Colours of the base map by theme. MapLibre cannot read CSS variables, so they are plain values
 * like those of `tokens.ts`.
 */
export const mapColors: Record<ThemeName, MapColors> = {
  light: {
    water: '#cddfec',
    land: '#f3f3ea',
    coast: '#a9c3d6',
    river: '#b4d0e4',
    border: '#a39db0',
    graticule: '#e3e0d6',
    name: '#4d5460',
    ink: '#0c1729',
    casing: '#ffffff',
    relief: { opacity: 1, brightness: 1, saturation: 0, contrast: 0 },
  },
  dark: {
    water: '#0d1826',
    land: '#232628',
    coast: '#38506b',
    river: '#2b4866',
    border: '#66728a',
    graticule: '#2a3549',
    name: '#93a0b6',
    ink: '#f4f7fc',
    casing: '#0b111c',
    relief: { opacity: 1, brightness: 0.2, saturation: -0.4, contrast: 0.2 },
  },
  'high-contrast': {
    water: '#c4dcf0',
    land: '#ffffff',
    coast: '#1b4a73',
    river: '#3a75ab',
    border: '#4a4a4a',
    graticule: '#d0d0d0',
    name: '#2b3442',
    ink: '#000000',
    casing: '#ffffff',
    relief: undefined,
  },
};
