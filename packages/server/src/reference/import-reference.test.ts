import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { HAS_TEST_DATA, sampleOf, testDataFile } from '@cloudstreet/scoring/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.js';
import { startTestApi } from '../testing/start-test-api.js';
import { ReferenceImportError } from './import-problem.js';
import { importReference } from './import-reference.js';
import { seedReference } from './seed-reference.js';

let db: Database;
let folder: string;

beforeAll(async () => {
  db = (await startTestApi()).server.services.db;
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-import-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function csv(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.join('\n'));
  return path;
}

const GLIDER_HEADER =
  'ID,Glider,Model,Manufacturer,Competition Class,Kind,Wingarea,Empty Weight,Reference Mass,MTOW,Min Speed,Polar Coeffs,Double Seater,Exclude Live,Vintage,Self-Launcher,2024,2025';

function glider(name: string) {
  return db
    .selectFrom('aircraft')
    .leftJoin('aircraft_index', 'aircraft_index.aircraft_id', 'aircraft.id')
    .where('name', '=', name)
    .selectAll('aircraft')
    .select(['year', 'index'])
    .orderBy('year')
    .execute();
}

describe('aircraft', () => {
  test('reads the format of the list of gliders', async () => {
    const path = await csv(
      'gliders.csv',
      GLIDER_HEADER,
      '900,Zephyr 18m,Zephyr E 18m,Example,18,MG,10.5,280,390.5,600,72.00,-0.0012:0.07:-1.5,,,,x,118,119',
    );
    const summary = await importReference('aircraft', path, db);
    expect(summary).toEqual({ inserted: 1, updated: 0, unchanged: 0, skipped: [] });
    const rows = await glider('Zephyr E 18m');
    expect(rows).toMatchObject([
      {
        family_name: 'Zephyr 18m',
        kind: 'MG',
        sc_class: '18',
        self_launch: true,
        year: 2024,
        index: 118,
      },
      { min_speed_m_s: 20, polar_a: -0.0012, polar_b: 0.07, polar_c: -1.5, year: 2025, index: 119 },
    ]);
  });

  test('applies changes and keeps other rows', async () => {
    const row =
      '910,Boreas 18m,Boreas E 18m,Example,18,MG,10.5,280,390.5,600,72.00,-0.0012:0.07:-1.5,,,,x,118';
    await importReference('aircraft', await csv('before.csv', GLIDER_HEADER, `${row},119`), db);
    const path = await csv(
      'changed.csv',
      GLIDER_HEADER,
      `${row},120`,
      '911,Boreas 15m,Boreas 15m,Example,15,GL,,,,,,,,,,,110,110',
    );
    expect(await importReference('aircraft', path, db)).toMatchObject({ inserted: 1, updated: 1 });
    expect(await importReference('aircraft', path, db)).toMatchObject({ updated: 0, unchanged: 2 });
    expect((await glider('Boreas E 18m')).map(({ index }) => index)).toEqual([118, 120]);
  });

  test('imports nothing if rows are wrong, and lists them', async () => {
    const path = await csv(
      'wrong.csv',
      GLIDER_HEADER,
      '902,Good,Good,Example,15,GL,9,250,350,500,70,-0.001:0.06:-1.2,,,,,110,110',
      '903,Bad,Bad,Example,16,XX,9,250,350,500,70,1:2,,,,,110,x',
      '904,Good,Good,Example,15,GL,9,250,350,500,70,-0.001:0.06:-1.2,yes,,,,110,110',
      '905,,,Example,15,GL,-4,250,350,500,70,-0.001:0.06:-1.2,,,,,110,999',
    );
    const failure = await importReference('aircraft', path, db).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ReferenceImportError);
    expect(failure).toMatchObject({
      message: '3 rows are wrong; nothing was imported.',
      problems: [
        {
          line: 3,
          reason: expect.stringMatching(
            /^Kind "XX" .*; Competition Class "16" .*; Polar Coeffs "1:2" .*; 2025 "x" is no number$/,
          ),
        },
        { line: 4, reason: 'Double Seater "yes" is neither x nor empty' },
        {
          line: 5,
          reason:
            'Model is empty; Glider is empty; Wingarea -4 is not from 2 to 60; 2025 999 is not from 10 to 200',
        },
      ],
    });
    expect(await glider('Good')).toEqual([]);
  });

  test('refuses the same model twice', async () => {
    const row = '906,Twin,Twin,Example,DO'.replace('DO', 'Double') + ',GL,,,,,,,x,,,,90,90';
    const path = await csv('twice.csv', GLIDER_HEADER, row, row);
    await expect(importReference('aircraft', path, db)).rejects.toMatchObject({
      problems: [{ line: 3, reason: '"Twin" stands in line 2 already' }],
    });
  });

  test('refuses a file with unbalanced quotes', async () => {
    const path = await csv('quotes.csv', GLIDER_HEADER, '907,"Broken,Broken,Example,15,GL');
    await expect(importReference('aircraft', path, db)).rejects.toMatchObject({
      name: 'ReferenceImportError',
      problems: [{ line: 2 }],
    });
  });

  test('refuses a file in another format', async () => {
    const path = await csv('other.csv', 'a,b', '1,2');
    await expect(importReference('aircraft', path, db)).rejects.toThrow(/list of gliders/);
    await expect(importReference('airports', path, db)).rejects.toThrow(/neither OurAirports/);
  });
});

const AIRPORT_HEADER =
  'id,ident,type,name,latitude_deg,longitude_deg,elevation_ft,continent,iso_country,iso_region,municipality,scheduled_service,icao_code,iata_code,gps_code,local_code,home_link,wikipedia_link,keywords';
const SITE_HEADER = 'Region,WeGlide,OpenAIP,OpenAIP ID,Launches,Wrong';

function airports(...names: string[]) {
  return db.selectFrom('airport').where('name', 'in', names).selectAll().orderBy('name').execute();
}

describe('airports', () => {
  test('reads OurAirports and gliding sites at its airports', async () => {
    const places = await csv(
      'places.csv',
      AIRPORT_HEADER,
      '1,ZZ01,small_airport,Nowhere Airfield,10.5,20.25,1000,AF,TD,TD-BA,,no,ZZZZ,,,,,,',
      '2,ZZ02,heliport,Nowhere Heliport,10.5,20.3,1000,AF,TD,TD-BA,,no,,,,,,,',
      '3,ZZ03,closed,Old Nowhere Airfield,10.5,20.3,,AF,TD,TD-BA,,no,,,,,,,',
    );
    expect(await importReference('airports', places, db)).toMatchObject({
      inserted: 1,
      updated: 0,
    });
    const sites = await csv(
      'sites.csv',
      SITE_HEADER,
      'TD,Nowhere,NOWHERE,990001,120,',
      'TD,Somewhere,SOMEWHERE,990002,3,',
      'TD,Nonsense,NOWHERE,990003,0,x',
    );
    expect(await importReference('airports', sites, db)).toMatchObject({
      inserted: 0,
      updated: 1,
      skipped: [
        { line: 3, reason: expect.stringContaining('"Somewhere" has no position here') },
        { line: 4, reason: '"Nonsense" is marked as wrong' },
      ],
    });
    expect(await airports('Nowhere', 'Nowhere Airfield')).toMatchObject([
      {
        name: 'Nowhere',
        lat: 10.5,
        lon: 20.25,
        elevation_m: 305,
        icao: 'ZZZZ',
        launches: 120,
        timezone: 'Africa/Ndjamena',
        region_id: 'TD',
      },
    ]);
    // Neither file takes anything back that the other one said.
    expect(await importReference('airports', places, db)).toMatchObject({ unchanged: 1 });
    expect(await importReference('airports', sites, db)).toMatchObject({ unchanged: 1 });
  });

  test('imports nothing if rows are wrong, and lists them', async () => {
    const path = await csv(
      'wrong-places.csv',
      AIRPORT_HEADER,
      '1,ZZ11,small_airport,Fine Airfield,10.5,20.25,1000,AF,TD,TD-BA,,no,,,,,,,',
      '2,ZZ12,small_airport,,91,east,high,AF,QQ,QQ-1,,no,,,,,,,',
    );
    await expect(importReference('airports', path, db)).rejects.toMatchObject({
      problems: [
        {
          line: 3,
          reason:
            'elevation_ft "high" is no number; name is empty; iso_country "QQ" is no country; latitude_deg 91 is not from -90 to 90; longitude_deg "east" is no number',
        },
      ],
    });
    expect(await airports('Fine Airfield')).toEqual([]);
  });
});

test('a second seeding changes nothing, not even imported rows', async () => {
  const row = '920,Notus 15m,Notus 15m,Example,15,GL,,,,,,,,,,,110,110';
  await importReference('aircraft', await csv('seeded.csv', GLIDER_HEADER, row), db);
  const before = await db.selectFrom('aircraft').selectAll().orderBy('id').execute();
  await seedReference(db);
  expect(await db.selectFrom('aircraft').selectAll().orderBy('id').execute()).toEqual(before);
});

describe.skipIf(!HAS_TEST_DATA)('the public lists', () => {
  const GLIDERS = 'weglide-gliderlist.csv';
  const SITES = 'weglide-flugfeld.csv';
  const OUR_AIRPORTS = 'ourairports-airports.csv.gz';
  const IS_AIRPORT = /^(?!.*"XP").*,"(?:small|medium|large)_airport",/;
  const PLACED = /Klix|Omarama|Hahnweide|Lasham/;
  const totals = new Map([
    [GLIDERS, 695],
    [SITES, 1929],
  ]);
  const imports = new Map<string, Awaited<ReturnType<typeof importReference>>[]>();

  beforeAll(async () => {
    await copyFile(testDataFile(`aircraft/${GLIDERS}`), join(folder, GLIDERS));
    await copyFile(testDataFile(`airports/${SITES}`), join(folder, SITES));
    totals.set(OUR_AIRPORTS, await sampleOurAirports());
    for (const file of totals.keys()) {
      const kind = file === GLIDERS ? 'aircraft' : 'airports';
      const path = join(folder, file);
      const first = await importReference(kind, path, db);
      imports.set(file, [first, await importReference(kind, path, db)]);
    }
  });

  /** Writes a part of the airports beside the sites, which get their positions there; returns its length. */
  async function sampleOurAirports(): Promise<number> {
    const packed = await readFile(testDataFile(`airports/${OUR_AIRPORTS}`));
    const [header = '', ...lines] = gunzipSync(packed).toString().trimEnd().split('\n');
    expect(lines.filter((line) => IS_AIRPORT.test(line))).toHaveLength(47_854);
    const sample = new Set(sampleOf(lines));
    for (const line of lines) if (PLACED.test(line)) sample.add(line);
    await writeFile(join(folder, OUR_AIRPORTS), gzipSync([header, ...sample].join('\n')));
    return [...sample].filter((line) => IS_AIRPORT.test(line)).length;
  }

  test.each([GLIDERS, SITES, OUR_AIRPORTS])('imports %s, twice without changes', (file) => {
    const [first, second] = imports.get(file)!;
    const { inserted, updated, unchanged, skipped } = first!;
    expect(inserted + updated + unchanged + skipped.length).toBe(totals.get(file));
    expect(second).toMatchObject({ inserted: 0, updated: 0, skipped });
  });

  test('place gliding sites correctly', async () => {
    const rows = await airports('Klix', 'Omarama', 'Hahnweide', 'Lasham');
    expect(rows).toMatchObject([
      { name: 'Hahnweide', region_id: 'DE-BW', icao: 'EDST', timezone: 'Europe/Berlin' },
      { name: 'Klix', region_id: 'DE-SN', timezone: 'Europe/Berlin' },
      { name: 'Lasham', region_id: 'GB', timezone: 'Europe/London' },
      { name: 'Omarama', region_id: 'NZ-S', timezone: 'Pacific/Auckland' },
    ]);
  });
});

describe('sectors', () => {
  const SQUARE = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 50],
        [1, 50],
        [1, 51],
        [0, 51],
        [0, 50],
      ],
    ],
  };

  async function geoJson(name: string, ...features: object[]): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, JSON.stringify({ type: 'FeatureCollection', features }));
    return path;
  }

  function feature(id: string, name: unknown, geometry: object = SQUARE) {
    return { type: 'Feature', id, properties: { name }, geometry };
  }

  function stored(id: string) {
    return db
      .selectFrom('sector')
      .leftJoin('sector_ring', 'sector_id', 'id')
      .where('id', '=', id)
      .select(['names', 'outline'])
      .execute();
  }

  test('are added, changed and kept', async () => {
    const path = await geoJson('a.json', feature('kent', 'Kent'), feature('X-2', ['Zwei', 'Two']));
    expect(await importReference('sectors', path, db)).toEqual({
      inserted: 2,
      updated: 0,
      unchanged: 0,
      skipped: [],
    });
    expect(await stored('X-2')).toMatchObject([{ names: { de: 'Zwei', en: 'Two' } }]);
    expect(await importReference('sectors', path, db)).toMatchObject({ unchanged: 2 });
    const islands = { type: 'MultiPolygon', coordinates: [SQUARE.coordinates, SQUARE.coordinates] };
    const changed = await geoJson('b.json', feature('KENT', { en: 'Kent', fr: 'Kent' }, islands));
    expect(await importReference('sectors', changed, db)).toMatchObject({ updated: 1 });
    expect(await stored('KENT')).toHaveLength(2);
    expect(await stored('X-2')).toHaveLength(1);
  });

  test('keep names in languages that the file does not have', async () => {
    const full = { en: 'Sea', de: 'Meer', fr: 'Mer' };
    const path = await geoJson('names.json', feature('SEA', { de: 'Nordsee' }));
    expect(await importReference('sectors', path, db)).toMatchObject({ inserted: 1 });
    expect(await stored('SEA')).toMatchObject([{ names: { en: 'Nordsee', de: 'Nordsee' } }]);
    await importReference('sectors', await geoJson('full.json', feature('SEA', full)), db);
    expect(await importReference('sectors', path, db)).toMatchObject({ updated: 1 });
    expect(await stored('SEA')).toMatchObject([{ names: { ...full, de: 'Nordsee' } }]);
    expect(await importReference('sectors', path, db)).toMatchObject({ unchanged: 1 });
  });

  test('get built-in names of further languages, and keep others', async () => {
    await db
      .updateTable('sector')
      .set({ names: JSON.stringify({ en: 'My Harz', de: 'Oberharz' }) })
      .where('id', '=', 'HARZ')
      .execute();
    await seedReference(db);
    expect(await stored('HARZ')).toMatchObject([
      { names: { en: 'My Harz', de: 'Oberharz', uk: expect.any(String) } },
    ]);
  });

  test.each([
    ['{"type":', 'The file is not valid JSON'],
    ['[]', 'The file is not a GeoJSON FeatureCollection with features.'],
    ['{"type":"FeatureCollection","features":[]}', 'The file is not a GeoJSON FeatureCollection'],
  ])('refuse %s', async (content, reason) => {
    const path = join(folder, 'wrong.json');
    await writeFile(path, content);
    await expect(importReference('sectors', path, db)).rejects.toThrow(reason);
  });

  test('list all wrong features and import nothing', async () => {
    const open = { type: 'Polygon', coordinates: [SQUARE.coordinates[0]!.slice(0, 4)] };
    const far = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [0, 95],
          [1, 1],
          [0, 0],
        ],
      ],
    };
    const bowTie = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
          [0, 0],
        ],
      ],
    };
    const path = await geoJson(
      'd.json',
      feature('FINE', 'Fine'),
      feature('no id', 'Name'),
      feature('A', ''),
      feature('B', 'Point', { type: 'Point', coordinates: [0, 0] }),
      feature('C', 'Open', open),
      feature('D', 'Far', far),
      feature('E', 'Bow tie', bowTie),
      feature('FINE', 'Again'),
    );
    const ring =
      'A ring needs at least three corners as longitude and latitude in degrees, and ends where it begins.';
    await expect(importReference('sectors', path, db)).rejects.toThrow(
      [
        'Feature 2: The id must be up to 20 letters, digits and hyphens.',
        'Feature 3: A has no name, or one of more than 100 characters.',
        'Feature 4: B: The geometry is neither Polygon nor MultiPolygon.',
        `Feature 5: C: ${ring}`,
        `Feature 6: D: ${ring}`,
        'Feature 7: E: A ring crosses itself or another one near 0, 0. Separate the parts there.',
        'The id FINE occurs more than once.',
      ].join('\n'),
    );
    expect(await stored('FINE')).toEqual([]);
  });

  test.runIf(HAS_TEST_DATA)('are read from a public list', async () => {
    const path = testDataFile('airports/weglide-sectors.json');
    expect(await importReference('sectors', path, db)).toMatchObject({ inserted: 68, updated: 1 });
    expect(await stored('GAFOR62')).toMatchObject([{ names: { en: 'Schwäbische Alb' } }]);
    expect(await stored('ALP')).toMatchObject([
      { names: { cs: 'Alpy', it: 'Alpi', ja: 'アルプス' } },
    ]);
  });
});

describe('airfields of a CUP file', () => {
  const HEADER = 'name,code,country,lat,lon,elev,style,rwdir,rwlen,freq,desc';
  // In the south of the Indian Ocean, far from every other airport.
  const airfield = (name: string, lat: string, rest = 'AF,4') => {
    const [country, style] = rest.split(',');
    return `"${name}","ZZCU",${country},${lat}S,07000.000E,305ft,${style},090,800m,,"Note"`;
  };

  test('adds airfields, and tells by line what was left out', async () => {
    const path = await csv(
      'airfields.cup',
      HEADER,
      airfield('Cup Gliding', '4000.000'),
      airfield('Cup Summit', '4010.000', 'AF,7'),
      airfield('Cup Grass', '4020.000', 'uk,2'),
      airfield('Cup Nowhere', '4030.000', 'XX,5'),
      airfield('Cup Again', '4000.100'),
      airfield('Cup Lost', '40xx.000'),
      airfield('Cup Flat', '4040.000').replace('305ft', 'flat'),
    );
    expect(await importReference('airports', path, db)).toEqual({
      inserted: 3,
      updated: 0,
      unchanged: 0,
      skipped: [
        { line: 5, reason: '"Cup Nowhere" has no country, or an unknown one' },
        { line: 6, reason: '"Cup Again" is the airport of line 2' },
        { line: 7, reason: 'The coordinates cannot be read.' },
      ],
      notes: [{ line: 8, reason: 'The elevation is no length, and is left out.' }],
    });
    expect(await airports('Cup Gliding', 'Cup Grass', 'Cup Summit')).toMatchObject([
      {
        name: 'Cup Gliding',
        region_id: 'AF',
        lat: -40,
        lon: 70,
        elevation_m: 93,
        kind: 'glider_site',
        icao: 'ZZCU',
      },
      { name: 'Cup Grass', region_id: 'GB', kind: 'small_airport' },
    ]);
    expect(await importReference('airports', path, db)).toMatchObject({
      inserted: 0,
      unchanged: 3,
    });
  });

  test('follows a newer file, and adds to airports of other lists what they lack', async () => {
    const before = await csv('before.cup', HEADER, airfield('Cup Old Name', '4100.000'));
    await importReference('airports', before, db);
    const places = await csv(
      'cup-places.csv',
      AIRPORT_HEADER,
      '1,ZZ41,small_airport,Cup Stays,-42,70,,AF,TD,TD-BA,,no,,,,,,,',
    );
    await importReference('airports', places, db);
    const after = await csv(
      'after.cup',
      HEADER,
      airfield('Cup New Name', '4100.100'),
      airfield('Cup Other', '4200.100'),
    );
    expect(await importReference('airports', after, db)).toMatchObject({ inserted: 0, updated: 2 });
    expect(await airports('Cup New Name', 'Cup Old Name', 'Cup Other', 'Cup Stays')).toMatchObject([
      { name: 'Cup New Name', region_id: 'AF' },
      { name: 'Cup Stays', lat: -42, elevation_m: 93, icao: 'ZZCU', region_id: 'TD-BA' },
    ]);
  });

  test('a file without waypoints is refused with its lines', async () => {
    const path = await csv('empty.cup', 'name,code', 'A,B');
    await expect(importReference('airports', path, db)).rejects.toMatchObject({
      message: 'The file has no waypoints; nothing was imported.',
      problems: [{ line: 1, reason: expect.stringContaining('no column') }],
    });
  });

  test.skipIf(!HAS_TEST_DATA)('reads a national file', async () => {
    const path = join(folder, 'NZ.cup');
    await copyFile(testDataFile('waypoints/xcsoar/NZ-WPT-National-XCSoar.cup'), path);
    const first = await importReference('airports', path, db);
    const again = await importReference('airports', path, db);
    const { inserted, updated, unchanged, skipped } = first;
    expect(again).toMatchObject({ inserted: 0, updated: 0, skipped });
    expect(again.unchanged).toBe(inserted + updated + unchanged);
    expect(again.unchanged).toBeGreaterThan(100);
  });
});
