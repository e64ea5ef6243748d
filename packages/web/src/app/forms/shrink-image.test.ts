import { expect, test, vi } from 'vitest';
import { MAX_SIDE_PX, shrinkImage } from './shrink-image.js';

const file = new File([new Uint8Array(1000)], 'me.jpg', { type: 'image/jpeg' });

test('sends a smaller version of the chosen image', async () => {
  const small = new Blob([new Uint8Array(100)]);
  const draw = vi.fn(async () => small);
  expect(await shrinkImage(file, draw)).toBe(small);
  expect(draw).toHaveBeenCalledExactlyOnceWith(file, MAX_SIDE_PX);
});

test('keeps the smaller file', async () => {
  expect(await shrinkImage(file, async () => new Blob([new Uint8Array(2000)]))).toBe(file);
});

test('sends an image unchanged if the browser cannot draw it', async () => {
  expect(await shrinkImage(file, () => Promise.reject(new Error('no image')))).toBe(file);
});
