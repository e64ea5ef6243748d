import { expect, test, vi } from 'vitest';
import { MAX_SIDE_PX, shrinkImage } from './shrink-image.js';

const file = new File([new Uint8Array(1000)], 'me.jpg', { type: 'image/jpeg' });

test('what is drawn small is sent in place of what was chosen', async () => {
  const small = new Blob([new Uint8Array(100)]);
  const draw = vi.fn(async () => small);
  expect(await shrinkImage(file, draw)).toBe(small);
  expect(draw).toHaveBeenCalledExactlyOnceWith(file, MAX_SIDE_PX);
});

test('the smaller file is kept', async () => {
  expect(await shrinkImage(file, async () => new Blob([new Uint8Array(2000)]))).toBe(file);
});

test('what the browser cannot draw is sent as it is', async () => {
  expect(await shrinkImage(file, () => Promise.reject(new Error('no image')))).toBe(file);
});
