import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import { expect, test } from 'vitest';
import { prepareVideo } from './prepare-video.js';
import { sampleVideo, VIDEO_PLACE } from './testing/sample-media.js';

test.each(['mp4', 'webm'] as const)('keeps a video without its metadata: %s', async (kind) => {
  const bytes = await sampleVideo({ kind, seconds: 30, width: 1080, height: 1920 });
  expect(Buffer.from(bytes).includes(VIDEO_PLACE)).toBe(true);
  const video = await prepareVideo({ bytes });
  if ('refusal' in video) throw new Error(video.refusal);
  expect(video).toMatchObject({ extension: kind });
  expect(video.durationS).toBeCloseTo(30, 0);
  expect(Buffer.from(video.bytes).includes(VIDEO_PLACE)).toBe(false);
  const input = new Input({ source: new BufferSource(video.bytes), formats: [MP4, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  expect(track?.codec).toBe('vp8');
  expect(await input.computeDuration()).toBeCloseTo(30, 0);
});

test.each([
  { why: '31 s', video: { seconds: 31 }, refusal: 'VIDEO_TOO_LONG' },
  { why: 'UHD', video: { width: 3840, height: 2160 }, refusal: 'VIDEO_TOO_LARGE' },
  { why: 'wider than high', video: { width: 1920, height: 1200 }, refusal: 'VIDEO_TOO_LARGE' },
])('refuses a video of $why', async ({ video, refusal }) => {
  expect(await prepareVideo({ bytes: await sampleVideo(video) })).toEqual({ refusal });
});

const START_OF_MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');

test.each([
  { why: 'a program', bytes: Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, ...Array(5000).fill(0)]) },
  {
    why: 'a program that begins like a video',
    bytes: Buffer.concat([START_OF_MP4, Buffer.from('MZ'.repeat(5000))]),
  },
  { why: 'nothing', bytes: new Uint8Array() },
])('refuses $why', async ({ bytes }) => {
  expect(await prepareVideo({ bytes: new Uint8Array(bytes) })).toEqual({ refusal: 'NOT_A_VIDEO' });
});

test.each(['mp4', 'webm'] as const)('refuses half of a video: %s', async (kind) => {
  const whole = await sampleVideo({ kind });
  const bytes = whole.slice(0, whole.length / 4);
  expect(await prepareVideo({ bytes })).toEqual({ refusal: 'NOT_A_VIDEO' });
});

test('drops a program behind a video', async () => {
  const program = new TextEncoder().encode('MZ this is a program');
  const bytes = Buffer.concat([await sampleVideo(), program]);
  const video = await prepareVideo({ bytes: new Uint8Array(bytes) });
  expect('bytes' in video && Buffer.from(video.bytes).includes('this is a program')).toBe(false);
});
