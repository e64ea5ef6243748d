import { expect, test } from 'vitest';
import { readBuiltInAircraft, readBuiltInAirports } from './built-in.js';
import { readRegions } from './regions.js';

test('has 120 gliders whose figures fit together', async () => {
  const aircraft = await readBuiltInAircraft();
  expect(aircraft).toHaveLength(120);
  expect(new Set(aircraft.map(({ name }) => name)).size).toBe(120);
  for (const glider of aircraft) {
    const { polar_a: a, polar_b: b, polar_c: c } = glider;
    const bestGlide = -1 / ((b ?? 0) - 2 * Math.sqrt((a ?? 0) * (c ?? 0)));
    expect(bestGlide, glider.name).toBeGreaterThan(18);
    expect(bestGlide, glider.name).toBeLessThan(70);
    expect(glider.empty_mass, glider.name).toBeLessThan(glider.mtow ?? 0);
    expect([...glider.indices.keys()], glider.name).toEqual(
      Array.from({ length: 10 }, (_, year) => 2016 + year),
    );
  }
});

test('has 300 airfields in many countries, all with a place', async () => {
  const airports = await readBuiltInAirports();
  const regions = await readRegions();
  expect(airports).toHaveLength(300);
  expect(new Set(airports.map((airport) => airport.region_id.slice(0, 2))).size).toBeGreaterThan(
    30,
  );
  expect(airports.filter(({ lat }) => lat < 0).length).toBeGreaterThan(30);
  for (const airport of airports) {
    expect(regions(airport.region_id), airport.name).toBeDefined();
    expect(Math.abs(airport.lat) + Math.abs(airport.lon), airport.name).toBeGreaterThan(10);
    expect(airport.elevation_m, airport.name).toBeGreaterThan(-10);
    expect(airport.elevation_m, airport.name).toBeLessThan(2500);
  }
});

test.each([
  ['DE-BB', { name: 'Brandenburg', country: 'DE' }],
  ['CH', { name: 'Switzerland', country: 'CH' }],
])('names the region %s', async (id, expected) => {
  expect((await readRegions())(id)).toMatchObject(expected);
});

test.each(['DE-XX', 'XX', ''])('knows no region "%s"', async (id) => {
  expect((await readRegions())(id)).toBeUndefined();
});
