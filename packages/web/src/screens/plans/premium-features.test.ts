import type { MapLayer } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { premiumFeatures } from './premium-features.js';

const layer = (kind: MapLayer['kind'], premium: boolean): MapLayer => ({
  id: `${kind} ${premium}`,
  name: 'Satellite',
  kind,
  attribution: '© Provider',
  premium,
  min_zoom: 0,
  max_zoom: 19,
  tile_size: 256,
  opacity: 1,
});

test.each([
  { why: 'there are no map layers', layers: undefined, hasMaps: false },
  { why: 'everybody sees the ground', layers: [layer('satellite', false)], hasMaps: false },
  { why: 'only weather asks for it', layers: [layer('weather', true)], hasMaps: false },
  {
    why: 'finer ones ask for it',
    layers: [layer('satellite', false), layer('satellite', true)],
    hasMaps: true,
  },
])('Premium includes satellite maps if $why: $hasMaps', ({ layers, hasMaps }) => {
  const features = premiumFeatures(layers ? { map_layers: layers } : {});
  expect(features.includes('satellite')).toBe(hasMaps);
  expect(features.slice(0, 3)).toEqual(['coach', 'space', 'day']);
});
