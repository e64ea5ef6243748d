import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareImage } from './prepare-image.js';
import { hollowPng, type SampleImage, sampleImage } from './testing/sample-media.js';

const timeZone = 'Europe/Berlin';

async function prepare(options: SampleImage) {
  const result = await prepareImage({ bytes: await sampleImage(options), timeZone });
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s becomes JPEGs', async (format) => {
  const { large, medium, small } = await prepare({ format, width: 1500, height: 1000 });
  const sizes = await Promise.all(
    [large, medium, small].map(async (bytes) => {
      const { format: kind, width, height } = await sharp(bytes).metadata();
      return [kind, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['jpeg', 1500, 1000],
    ['jpeg', 1200, 800],
    ['jpeg', 600, 400],
  ]);
});

test('limits images to 2560 pixels and enlarges none', async () => {
  const panorama = await prepare({ width: 5120, height: 1000 });
  expect([panorama.width, panorama.height]).toEqual([2560, 500]);
  const icon = await prepare({ width: 40, height: 20 });
  expect([icon.width, icon.height]).toEqual([40, 20]);
  expect((await sharp(icon.medium).metadata()).width).toBe(40);
});

test('rotates an image upright', async () => {
  const { width, height, large } = await prepare({ width: 800, height: 600, orientation: 6 });
  expect([width, height]).toEqual([600, 800]);
  expect((await sharp(large).metadata()).orientation).toBeUndefined();
});

test('removes the EXIF data', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' };
  const image = await prepare({ place, notes: { DateTimeOriginal: '2026:07:14 13:20:00' } });
  for (const bytes of [image.large, image.medium, image.small]) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
  }
});

test.each([
  {
    why: 'the camera’s clock in the zone of the flight',
    notes: { DateTimeOriginal: '2026:07:14 13:20:00' },
    at: '2026-07-14T11:20:00.000Z',
  },
  {
    why: 'the camera’s clock in its own zone',
    notes: { DateTimeOriginal: '2026:07:14 13:20:00', OffsetTimeOriginal: '+01:00' },
    at: '2026-07-14T12:20:00.000Z',
  },
  {
    why: 'the satellites’ clock before the camera’s',
    notes: { DateTimeOriginal: '2026:07:14 13:20:00' },
    place: { GPSDateStamp: '2026:07:14', GPSTimeStamp: '11/1 21/1 30/1' },
    at: '2026-07-14T11:21:30.000Z',
  },
  { why: 'no notes', at: undefined },
  { why: 'notes that are none', notes: { DateTimeOriginal: 'yesterday' }, at: undefined },
])('uses the time of $why', async ({ at, ...options }) => {
  const { takenMs } = await prepare(options);
  expect(takenMs === undefined ? undefined : new Date(takenMs).toISOString()).toBe(at);
});

test.each([
  { why: 'that says it has 10 GB', bytes: hollowPng(60_000, 60_000) },
  { why: 'that is a band', bytes: hollowPng(1_000_000, 3000) },
  { why: 'of 200 megapixels', bytes: hollowPng(20_000, 10_000) },
  { why: 'of 119 megapixels in a small file', bytes: hollowPng(10_900, 10_900) },
])('refuses an image $why for its number of pixels', async ({ bytes }) => {
  expect(await prepareImage({ bytes, timeZone })).toEqual({ refusal: 'TOO_MANY_PIXELS' });
});

test('a drawing of one colour may have as many pixels as most photos', async () => {
  const { width, height } = await prepare({ format: 'png', width: 6000, height: 4000 });
  expect([width, height]).toEqual([2560, 1707]);
});

test.each([
  { why: 'nothing', bytes: new Uint8Array() },
  { why: 'a text', bytes: new TextEncoder().encode('AXXX001\r\nHFDTE140726\r\n') },
  {
    why: 'a drawing that names other files',
    bytes: new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ),
  },
  { why: 'a PNG without its pixels', bytes: hollowPng(100, 100) },
  { why: 'a program', bytes: Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, ...Array(500).fill(0)]) },
])('refuses $why', async ({ bytes }) => {
  expect(await prepareImage({ bytes, timeZone })).toEqual({ refusal: 'NOT_AN_IMAGE' });
});

test('refuses a truncated image', async () => {
  const whole = await sampleImage({ width: 3000, height: 2000 });
  const bytes = whole.subarray(0, whole.length / 2);
  expect(await prepareImage({ bytes, timeZone })).toEqual({ refusal: 'NOT_AN_IMAGE' });
});
