import { expect, test } from 'vitest';
import type { MapGlide } from '../map-features.js';
import { glideFeatures } from './glide-features.js';

/** A fix every ten seconds, east along a parallel. */
const flight = {
  timeS: [0, 10, 20, 30],
  path: [
    [9, 50],
    [9.1, 50.02],
    [9.2, 50.02],
    [9.3, 50],
  ] as [number, number][],
};
const metric = { unitSystem: 'M', locale: 'en-GB' } as const;
const glide: MapGlide = {
  startS: 0,
  endS: 30,
  distanceKm: 21.5,
  speedKmh: 112.4,
  glideRatio: 31.6,
};

const labels = (one: MapGlide, units: Parameters<typeof glideFeatures>[2] = metric) =>
  glideFeatures([one], flight, units).features.map(({ properties }) =>
    String(properties?.['label']).replaceAll(/\s/g, ' '),
  );

test('a glide is a straight line with ratio, speed and distance', () => {
  const [feature] = glideFeatures([glide], flight, metric).features;
  expect(feature?.geometry.coordinates).toEqual([
    [9, 50],
    [9.3, 50],
  ]);
  expect(labels(glide)).toEqual(['32:1 · 112 km/h · 21.5 km']);
});

test('figures are in the units and language of the reader', () => {
  expect(labels(glide, { unitSystem: 'U', locale: 'de' })).toEqual(['32:1 · 61 kt · 13,4 mi']);
});

test('a glide without loss of height has an unlimited ratio', () => {
  expect(labels({ ...glide, glideRatio: undefined })).toEqual(['> 999:1 · 112 km/h · 21.5 km']);
});

test('a glide within a single fix has no line', () => {
  expect(labels({ ...glide, endS: 2 })).toEqual([]);
});
