import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import type { ThemeName } from '../theme/tokens.js';
import { CONTOUR_ZOOMS, contourSteps } from './contour-steps.js';
import { withDetail } from './detailed-map/with-detail.js';
import { mapColors } from './map-colors.js';
import { createMapStyle } from './map-style.js';
import { withTerrain } from './with-terrain.js';

const THEMES = Object.keys(mapColors) as ThemeName[];
const TERRAIN = {
  encoding: 'terrarium',
  maxZoom: 12,
  tiles: { hills: 'hills://{z}/{x}/{y}', contours: 'lines://{z}/{x}/{y}/m' },
  symbol: 'm',
  locale: 'de',
} as const;

const embedded = (theme: ThemeName) =>
  createMapStyle(mapColors[theme], { baseMapUrl: '/b.pmtiles' });

function detailed(theme: ThemeName) {
  const map = {
    tilesUrl: 'https://cloud.test/{z}/{x}/{y}',
    minZoom: 0,
    maxZoom: 14,
    bounds: [8, 45, 11, 46.5] as const,
    attribution: '© OpenStreetMap',
  };
  return withDetail(embedded(theme), {
    map,
    theme,
    locale: 'de',
    altitude: { symbol: 'm', factor: 1 },
  });
}

test.each(THEMES)('is a valid style: %s', (theme) => {
  for (const style of [embedded(theme), detailed(theme)]) {
    expect(validateStyleMin(withTerrain(style, { ...TERRAIN, theme }))).toEqual([]);
  }
});

test.each([
  { why: 'of the embedded map', style: embedded('light'), above: 'river', below: 'land' },
  {
    why: 'of the detailed map',
    style: detailed('light'),
    above: 'detail-roads_minor',
    below: 'detail-landuse_park',
  },
])('hills are above the ground and below the lines $why', ({ style, above, below }) => {
  const ids = withTerrain(style, { ...TERRAIN, theme: 'light' }).layers.map(({ id }) => id);
  const order = [below, 'hills', 'contours', above, 'contour-labels', 'places'];
  expect(order.toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other))).toEqual(order);
  expect(order.every((id) => ids.includes(id))).toBe(true);
});

test.each(['m', 'ft'] as const)('labelled contours are among the others, in %s', (symbol) => {
  const { min, max } = CONTOUR_ZOOMS;
  for (let zoom = min; zoom <= max; zoom += 1) {
    const [minor, major] = contourSteps(symbol, zoom);
    expect(major % minor).toBe(0);
    expect(minor).toBeLessThanOrEqual(contourSteps(symbol, zoom - 1)[0]);
  }
});
