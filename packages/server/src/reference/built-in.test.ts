import { LOCALES } from '@cloudstreet/scoring/units';
import { expect, test } from 'vitest';
import { readBuiltInAircraft, readBuiltInAirports } from './built-in.js';
import { dataFile } from './data-file.js';
import { readSectors } from './read-sectors.js';
import type { AircraftRecord } from './records.js';
import { readRegions } from './regions.js';

test('has 120 gliders with consistent data', async () => {
  const aircraft = await readBuiltInAircraft();
  expect(new Set(aircraft.map(({ name }) => name)).size).toBe(120);
  const odd = aircraft.filter((glider) => {
    const ratio = bestGlideRatio(glider);
    const massesFit = (glider.empty_mass ?? 0) < (glider.mtow ?? 0);
    return !(ratio > 18 && ratio < 70 && massesFit && glider.indices.size === 10);
  });
  expect(odd).toEqual([]);
});

/** Of any polar a·v² + b·v + c. */
function bestGlideRatio({ polar_a: a, polar_b: b, polar_c: c }: AircraftRecord): number {
  return -1 / ((b ?? 0) - 2 * Math.sqrt((a ?? 0) * (c ?? 0)));
}

test('has 300 airfields in many countries, all with a position', async () => {
  const airports = await readBuiltInAirports();
  const regions = await readRegions();
  expect(new Set(airports.map((airport) => airport.ourairports_ident)).size).toBe(300);
  const countries = new Set(airports.map((airport) => airport.region_id.slice(0, 2)));
  expect(countries.size).toBeGreaterThan(30);
  expect(airports.filter(({ lat }) => lat < 0).length).toBeGreaterThan(30);
  const odd = airports.filter(({ region_id: region, lat, lon, elevation_m: elevationM }) => {
    const isPlace = Math.abs(lat) + Math.abs(lon) > 10 && Math.abs(lat) < 75;
    return !(regions(region) && isPlace && elevationM !== null && elevationM > -10);
  });
  expect(odd).toEqual([]);
});

const LANGUAGES = [...new Set(LOCALES.map(({ code }) => code.split('-')[0]!))];

test('has 23 sectors with closed rings', async () => {
  const sectors = await readSectors(dataFile('sectors.json'));
  expect(new Set(sectors.map(({ id }) => id)).size).toBe(23);
  for (const ring of sectors.flatMap(({ polygons }) => polygons.flat()))
    expect(ring.at(-1)).toEqual(ring[0]);
});

test('names each sector in the languages of the platform, and no other', async () => {
  const spoken = LANGUAGES.toSorted();
  for (const { id, names } of await readSectors(dataFile('sectors.json'))) {
    expect({ id, languages: Object.keys(names).toSorted() }).toEqual({ id, languages: spoken });
  }
});

test.each(LANGUAGES)('has unique names of sectors in the language %s', async (language) => {
  const sectors = await readSectors(dataFile('sectors.json'));
  const names = sectors.map((sector) => sector.names[language]);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
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
