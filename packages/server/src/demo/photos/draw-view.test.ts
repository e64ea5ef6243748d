import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawView } from './draw-view.js';

test.each(['street', 'mountains', 'gaggle', 'evening'] as const)(
  '%s is a small image that depends only on its seed',
  async (view) => {
    const [photo, again, other] = await Promise.all([
      drawView(view, 'one'),
      drawView(view, 'one'),
      drawView(view, 'two'),
    ]);
    expect(await sharp(photo).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 800,
    });
    expect(photo.length).toBeLessThan(200_000);
    expect(photo.equals(again)).toBe(true);
    expect(photo.equals(other)).toBe(false);
  },
);
