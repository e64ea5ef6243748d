import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.js';

const PADDLE = {
  CLOUDSTREET_PUBLIC_URL: 'https://soaring.example.org',
  CLOUDSTREET_PADDLE_API_KEY: 'pdl_live_apikey_secret',
  CLOUDSTREET_PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_secret',
  CLOUDSTREET_PADDLE_CLIENT_TOKEN: 'live_token',
  CLOUDSTREET_PADDLE_PRICE_SUPPORTER: 'pri_01a',
  CLOUDSTREET_PADDLE_PRICE_PREMIUM: 'pri_01b',
  CLOUDSTREET_PADDLE_PRICE_TRIAL: 'pri_01c',
  CLOUDSTREET_PADDLE_PRICE_PATRON: 'pri_01d',
};

test('the payment provider needs all of its variables or none', () => {
  expect(readConfig(PADDLE).paddle).toEqual({
    environment: 'production',
    apiKey: 'pdl_live_apikey_secret',
    webhookSecret: 'pdl_ntfset_secret',
    clientToken: 'live_token',
    prices: { supporter: 'pri_01a', premium: 'pri_01b', trial: 'pri_01c', patron: 'pri_01d' },
  });
  for (const name of Object.keys(PADDLE)) {
    const read = () => readConfig({ ...PADDLE, [name]: undefined });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^Environment variable ${name} is undefined: `));
    expect(read).not.toThrow(/secret/);
  }
});

test.each([
  ['CLOUDSTREET_PADDLE_ENVIRONMENT', 'live'],
  ['CLOUDSTREET_PADDLE_ENVIRONMENT', 'https://api.example.org'],
  ['CLOUDSTREET_PADDLE_PRICE_PREMIUM', '49 €'],
  ['CLOUDSTREET_PADDLE_PRICE_SUPPORTER', 'pri_01d'],
])('%s=%s stops the start', (name, value) => {
  expect(() => readConfig({ ...PADDLE, [name]: value })).toThrow(new RegExp(`^${name} `));
});

test.each([
  { place: '/srv/terrain', kind: 'folder' },
  { place: '/srv/alps.pmtiles', kind: 'pmtiles' },
  { place: 'https://tiles.example.org/{z}/{x}/{y}.webp?key=1', kind: 'url' },
])('terrain is a $kind', ({ place, kind }) => {
  const terrain = { kind, place, encoding: 'terrarium', zoom: 12 };
  expect(readConfig({ CLOUDSTREET_TERRAIN: place }).terrain).toEqual(terrain);
  const options = { CLOUDSTREET_TERRAIN_ENCODING: 'mapbox', CLOUDSTREET_TERRAIN_ZOOM: '10' };
  expect(readConfig({ CLOUDSTREET_TERRAIN: place, ...options }).terrain).toEqual({
    ...terrain,
    encoding: 'mapbox',
    zoom: 10,
  });
});

test.each([
  { CLOUDSTREET_TERRAIN: 'https://tiles.example.org/{z}/{x}.png?key=secret' },
  { CLOUDSTREET_TERRAIN: 'ftp://tiles.example.org/{z}/{x}/{y}?key=secret' },
  { CLOUDSTREET_TERRAIN: 'https://user:secret@tiles.example.org/{z}/{x}/{y}.png' },
  { CLOUDSTREET_TERRAIN: 'https://secret@tiles.example.org/{z}/{x}/{y}.png' },
  { CLOUDSTREET_TERRAIN: '/srv/terrain', CLOUDSTREET_TERRAIN_ENCODING: 'png' },
  { CLOUDSTREET_TERRAIN: '/srv/terrain', CLOUDSTREET_TERRAIN_ZOOM: '16' },
  { CLOUDSTREET_TERRAIN_ZOOM: '12' },
  { CLOUDSTREET_TERRAIN_ENCODING: 'mapbox' },
  { CLOUDSTREET_TERRAIN_ATTRIBUTION: 'Made by A' },
])('%o stops the start', (environment) => {
  expect(() => readConfig(environment)).toThrow(/CLOUDSTREET_TERRAIN/);
  expect(() => readConfig(environment)).not.toThrow(/secret/);
});

test.each([
  { place: '/srv/map.pmtiles', kind: 'file' },
  { place: 'https://maps.example.org/map.pmtiles?key=1', kind: 'url' },
])('the base map is a $kind', ({ place, kind }) => {
  expect(readConfig({ CLOUDSTREET_BASEMAP: place }).basemap).toEqual({ kind, place });
});

test.each([
  '/srv/secret',
  'ftp://maps.example.org/secret.pmtiles',
  'https://user:secret@maps.example.org/map.pmtiles',
])('a base map at %s stops the start', (place) => {
  const read = () => readConfig({ CLOUDSTREET_BASEMAP: place });
  expect(read).toThrow(/CLOUDSTREET_BASEMAP/);
  expect(read).not.toThrow(/secret/);
});

test('works with nothing set', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: 8080, rateLimit: true });
  expect(config.data.chosen).toBe(false);
  expect(config).not.toHaveProperty('databaseUrl');
});

test('reads all variables', () => {
  const config = readConfig({
    CLOUDSTREET_PORT: '0',
    CLOUDSTREET_PUBLIC_URL: 'https://flights.example.org/',
    CLOUDSTREET_DATA: '/srv/flights',
    CLOUDSTREET_TRUST_PROXY: 'True',
    CLOUDSTREET_TERMS_URL: 'https://club.example.org/terms#members',
    CLOUDSTREET_VIEWER_URL: 'https://viewer.example/?igc={url}',
  });
  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://flights.example.org',
    data: { path: '/srv/flights', chosen: true },
    termsUrl: 'https://club.example.org/terms#members',
    viewerUrl: 'https://viewer.example/?igc={url}',
    trustedProxies: 1,
  });
});

test.each([
  { value: undefined, proxies: 0 },
  { value: 'False', proxies: 0 },
  { value: 'True', proxies: 1 },
  { value: '2', proxies: 2 },
])('CLOUDSTREET_TRUST_PROXY=$value trusts $proxies', ({ value, proxies }) => {
  expect(readConfig({ CLOUDSTREET_TRUST_PROXY: value }).trustedProxies).toBe(proxies);
});

test.each([
  ['CLOUDSTREET_PORT', 'http'],
  ['CLOUDSTREET_PORT', '65536'],
  ['CLOUDSTREET_PORT', '-1'],
  ['CLOUDSTREET_PUBLIC_URL', 'flights.example.org'],
  ['CLOUDSTREET_TERMS_URL', 'terms.html'],
  ['CLOUDSTREET_PRIVACY_URL', 'javascript:alert(1)'],
  ['CLOUDSTREET_IMPRINT_URL', '/imprint'],
  ['CLOUDSTREET_SKYSIGHT_URL', 'http://weather.example.org'],
  ['CLOUDSTREET_COPILOT_URL', 'https://user:secret@example.org'],
  ['CLOUDSTREET_CONTACT', 'the club'],
  ['CLOUDSTREET_VIEWER_URL', 'https://viewer.example/'],
  ['CLOUDSTREET_VIEWER_URL', 'javascript:show({url})'],
  ['CLOUDSTREET_TIPS_URL', 'no'],
  ['CLOUDSTREET_SMTP_URL', 'https://user:secret@mail.example.org'],
  ['CLOUDSTREET_SMTP_URL', 'mail.example.org:secret'],
  ['CLOUDSTREET_MAIL_FROM', 'Soaring Club'],
  ['CLOUDSTREET_MAIL_FROM', 'Club <a@example.org>, b@example.org'],
  ['CLOUDSTREET_ENVIRONMENT', 'test'],
  ['CLOUDSTREET_THEMES', 'Supporters'],
  ['CLOUDSTREET_NAME', 'x'.repeat(46)],
  ['CLOUDSTREET_NAME', 'Soaring\nClub'],
  ['CLOUDSTREET_SECRET', 'secret'],
  ['CLOUDSTREET_LOG_LEVEL', 'loud'],
  ['CLOUDSTREET_LOG_FORMAT', 'xml'],
  ['CLOUDSTREET_TRUST_PROXY', 'yes'],
  ['CLOUDSTREET_TRUST_PROXY', '-1'],
  ['CLOUDSTREET_TRUST_PROXY', '10'],
  ['CLOUDSTREET_SCORING_THREADS', '0'],
  ['CLOUDSTREET_DATABASE_CONNECTIONS', '3'],
  ['DATABASE_URL', 'mysql://root:secret@host/db'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  expect(read).not.toThrow(/secret/);
});

test.each([
  { value: 'True', expected: true },
  { value: 'False', expected: false },
  { value: undefined, expected: true },
])('a flag is exactly True or False: $value', ({ value, expected }) => {
  expect(readConfig({ CLOUDSTREET_CAPTCHA: value }).captcha).toBe(expected);
});

test.each([
  { why: 'small letters', value: 'true', problem: 'is not a boolean' },
  { why: 'a figure', value: '1', problem: 'is not a boolean' },
  { why: 'nothing', value: '', problem: 'is empty' },
  { why: 'blanks', value: ' ', problem: 'is empty' },
  { why: 'no text', value: true, problem: 'is not a string' },
])('a flag that is $why stops the start: $problem', ({ value, problem }) => {
  // A program that starts the server may pass values of any type.
  const environment = { CLOUDSTREET_RATE_LIMIT: value } as Record<string, string>;
  expect(() => readConfig(environment)).toThrow(
    new RegExp(`^Environment variable CLOUDSTREET_RATE_LIMIT ${problem}`),
  );
});

test('mail requires the public address for its links', () => {
  const smtp = { CLOUDSTREET_SMTP_URL: 'smtps://user:pass@mail.example.org' };
  expect(() => readConfig(smtp)).toThrow(
    /^Environment variable CLOUDSTREET_PUBLIC_URL is undefined/,
  );
  const config = readConfig({
    ...smtp,
    CLOUDSTREET_PUBLIC_URL: 'https://soaring.example.org',
    CLOUDSTREET_MAIL_FROM: 'Soaring Club <flights@example.org>',
  });
  expect(config).toMatchObject({
    smtpUrl: 'smtps://user:pass@mail.example.org',
    mailFrom: 'Soaring Club <flights@example.org>',
  });
});
