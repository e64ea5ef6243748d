import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawView } from './draw-view.js';

test.each(['street', 'mountains', 'gaggle', 'evening'] as const)(
  '%s is a small image that depends only on its seed',
  async (view) => {
    const [picture, again, other] = await Promise.all([
      drawView(view, 'one'),
      drawView(view, 'one'),
      drawView(view, 'two'),
    ]);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 800,
    });
    expect(picture.length).toBeLessThan(200_000);
    expect(picture.equals(again)).toBe(true);
    expect(picture.equals(other)).toBe(false);
  },
);
