import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-layers-'));
const file = join(folder, 'layers.json');
afterAll(() => rmSync(folder, { recursive: true }));

const GROUND = {
  id: 'ground',
  name: 'Satellite',
  kind: 'satellite',
  tiles: 'https://tiles.example.org/{z}/{x}/{y}.jpg?key=secret',
  attribution: '© Satellites',
};
const RAIN = {
  id: 'rain',
  name: 'Rain',
  names: { de: 'Regen' },
  kind: 'weather',
  tiles: 'https://wms.example.org/?bbox={bbox-epsg-3857}&time={time}&key=secret',
  attribution: '© Weather service',
  times: { period_minutes: 15, back_hours: 48 },
};

function read(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfig({ CLOUDSTREET_MAP_LAYERS: file }).mapLayers;
}

test('there are no layers without a file', () => {
  expect(readConfig({})).not.toHaveProperty('mapLayers');
});

test('reads layers from the file and fills in defaults', () => {
  expect(read([GROUND, { ...RAIN, premium: true, max_zoom: 8, opacity: 0.7 }])).toEqual([
    { ...GROUND, premium: false, min_zoom: 0, max_zoom: 19, tile_size: 256, opacity: 1 },
    {
      ...RAIN,
      premium: true,
      min_zoom: 0,
      max_zoom: 8,
      tile_size: 256,
      opacity: 0.7,
      times: { period_minutes: 15, back_hours: 48, delay_minutes: 0, format: 'iso' },
    },
  ]);
});

test.each([
  { why: 'no JSON', content: '[{"tiles":"secret"', problem: 'is no JSON' },
  { why: 'no list', content: GROUND, problem: 'must be array' },
  {
    why: 'a field is missing',
    content: [{ ...GROUND, attribution: undefined }],
    problem: "/0 must have required property 'attribution'",
  },
  { why: 'a field of no meaning', content: [{ ...GROUND, zoom: 3 }], problem: '/0 .*: zoom' },
  {
    why: 'a kind of no meaning',
    content: [GROUND, { ...RAIN, kind: 'rain' }],
    problem: '/1/kind .*: satellite, weather',
  },
  { why: 'an id for no URL', content: [{ ...GROUND, id: '../x' }], problem: '/0/id ' },
  { why: 'an id twice', content: [GROUND, GROUND], problem: '/1/id is that of another layer' },
  { why: 'a level too deep', content: [{ ...GROUND, max_zoom: 23 }], problem: '/0/max_zoom ' },
  { why: 'levels in disorder', content: [{ ...GROUND, min_zoom: 20 }], problem: '/0/min_zoom ' },
  {
    why: 'a period of nothing',
    content: [{ ...RAIN, times: { period_minutes: 0, back_hours: 1 } }],
    problem: '/0/times/period_minutes must be >= 1',
  },
  {
    why: 'a file in place of an address',
    content: [{ ...GROUND, tiles: 'file:///etc/{z}/{x}/{y}?secret' }],
    problem: '/0/tiles must be an https',
  },
  {
    why: 'a host that callers would choose',
    content: [{ ...GROUND, tiles: 'https://{x}.example.org/{z}/{x}/{y}?secret' }],
    problem: '/0/tiles may have no',
  },
  ...['user:secret@', 'secret@', ':secret@'].map((login) => ({
    why: `a login: ${login}`,
    content: [{ ...GROUND, tiles: `https://${login}tiles.example.org/{z}/{x}/{y}` }],
    problem: '/0/tiles may have no user name and no password: take them out',
  })),
  {
    why: 'no place of tiles',
    content: [{ ...GROUND, tiles: 'https://tiles.example.org/{z}/{x}?secret' }],
    problem: '/0/tiles must have {z}, {x} and {y}, or {bbox-epsg-3857}',
  },
  {
    why: 'a mark of no meaning',
    content: [{ ...GROUND, tiles: 'https://tiles.example.org/{z}/{x}/{y}/{key}' }],
    problem: '/0/tiles has {key}',
  },
  { why: 'a time but no times', content: [{ ...RAIN, times: undefined }], problem: '/0/times ' },
  {
    why: 'times but no time',
    content: [{ ...GROUND, times: RAIN.times }],
    problem: '/0/tiles must have {time}',
  },
  {
    why: 'an attribution over lines',
    content: [{ ...GROUND, attribution: 'a\nb' }],
    problem: '/0/attribution ',
  },
  {
    why: 'a link that runs a script',
    content: [{ ...GROUND, attribution_url: 'javascript:alert(1)' }],
    problem: '/0/attribution_url ',
  },
])('$why: the start fails and names the place', ({ content, problem }) => {
  expect(() => read(content)).toThrow(ConfigError);
  expect(() => read(content)).toThrow(
    new RegExp(
      `^CLOUDSTREET_MAP_LAYERS cannot be used: ${file}: ${problem.replaceAll(/[{}]/g, '\\$&')}`,
    ),
  );
  expect(() => read(content)).not.toThrow(/secret/);
});

test('the error names a missing file', () => {
  const path = join(folder, 'none.json');
  expect(() => readConfig({ CLOUDSTREET_MAP_LAYERS: path })).toThrow(/none\.json/);
});
