import { expect, test, vi } from 'vitest';
import { PICTURE_PX, paintPicture } from './paint-caption.js';

test('squeezes long sources of the map into the picture', () => {
  const fillText = vi.fn<CanvasRenderingContext2D['fillText']>();
  const context = {
    fillText,
    drawImage: () => {},
    fillRect: () => {},
    beginPath: () => {},
    roundRect: () => {},
    fill: () => {},
    createLinearGradient: () => ({ addColorStop: () => {} }),
    measureText: (text: string) => ({ width: 20 * text.length }),
  };
  const attribution = '© Map '.repeat(100);
  paintPicture(context as never, {} as never, {
    title: 'Ada Beck',
    note: 'Musterfeld',
    figures: [],
    readings: ['14:00'],
    brand: 'Cloudstreet',
    attribution,
  });
  const [, rightPx, , maxPx] = fillText.mock.calls.find(([text]) => text === attribution)!;
  expect(maxPx).toBe(rightPx - (PICTURE_PX.width - rightPx));
});
