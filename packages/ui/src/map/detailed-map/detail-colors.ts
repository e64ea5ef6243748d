import type { ThemeName } from '../../theme/tokens.js';

/** Colours of the detailed base map, beside those of the embedded one. */
export interface DetailColors {
  wood: string;
  /** Parks, grass and scrub. */
  grass: string;
  glacier: string;
  sand: string;
  /** Built-up and industrial areas, and areas of airfields. */
  built: string;
  building: string;
  runway: string;
  /** Motorways, other main roads, and all others. */
  highway: string;
  majorRoad: string;
  minorRoad: string;
  /** Outline of roads. */
  casing: string;
  rail: string;
  /** Names of roads, lakes and parts of towns. */
  softName: string;
  waterName: string;
}

/** Soft colours, so that a track stays the brightest line. */
export const detailColors: Record<ThemeName, DetailColors> = {
  light: {
    wood: '#d3e0cb',
    grass: '#e4ebd9',
    glacier: '#f7fafb',
    sand: '#ece7d6',
    built: '#e8e5df',
    building: '#d8d3cb',
    runway: '#c9c9c9',
    highway: '#f0dcc0',
    majorRoad: '#fbf6e6',
    minorRoad: '#ffffff',
    casing: '#d2cbbf',
    rail: '#b9b5b8',
    softName: '#59606c',
    waterName: '#3f6485',
  },
  dark: {
    wood: '#1e2c26',
    grass: '#222a26',
    glacier: '#2f363b',
    sand: '#2c2b28',
    built: '#292b2e',
    building: '#33363a',
    runway: '#4a4e55',
    highway: '#4d483f',
    majorRoad: '#3f4145',
    minorRoad: '#33363a',
    casing: '#1a1c1f',
    rail: '#3d3f45',
    softName: '#8d97a8',
    waterName: '#7f9dbd',
  },
  'high-contrast': {
    wood: '#e0ecd8',
    grass: '#f0f5ea',
    glacier: '#ffffff',
    sand: '#f5f0e0',
    built: '#efefef',
    building: '#d5d5d5',
    runway: '#9a9a9a',
    highway: '#e0c9a0',
    majorRoad: '#f0e6cc',
    minorRoad: '#ffffff',
    casing: '#8a8a8a',
    rail: '#8a8a8a',
    softName: '#333333',
    waterName: '#1b4a73',
  },
};
