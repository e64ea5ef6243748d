import { expect, test, vi } from 'vitest';
import { FRAME_PX, paintFrame } from './paint-caption.js';

function createContext() {
  const fillText = vi.fn<CanvasRenderingContext2D['fillText']>();
  const context = {
    fillText,
    drawImage: () => {},
    fillRect: () => {},
    beginPath: () => {},
    roundRect: () => {},
    fill: () => {},
    stroke: () => {},
    createLinearGradient: () => ({ addColorStop: () => {} }),
    measureText: (text: string) => ({ width: 20 * text.length }),
  };
  return { context: context as never, fillText };
}

const texts = {
  title: 'Ada Beck',
  note: 'Musterfeld',
  figures: [],
  readings: ['14:00'],
  brand: 'Cloudstreet',
  attribution: '© Map',
};

test('writes turnpoints and names of gliders where the scene has them', () => {
  const { context, fillText } = createContext();
  const marks = [
    { kind: 'turnpoint', text: '2', x: 0.5, y: 0.25 },
    { kind: 'glider', text: 'XY · 1,200 m', x: 0.75, y: 0.5 },
  ] as const;
  paintFrame(context, { canvas: {} as never, marks }, texts);
  const placeOf = (text: string) =>
    fillText.mock.calls.find(([each]) => each === text)?.slice(1, 3);
  expect(placeOf('2')).toEqual([960, 280]);
  expect(placeOf('XY · 1,200 m')).toEqual([1440, 547.5]);
});

test('squeezes long sources of the map into the frame', () => {
  const { context, fillText } = createContext();
  const attribution = '© Map '.repeat(100);
  paintFrame(context, { canvas: {} as never, marks: [] }, { ...texts, attribution });
  const [, rightPx, , maxPx] = fillText.mock.calls.find(([text]) => text === attribution)!;
  expect(maxPx).toBe(rightPx - (FRAME_PX.width - rightPx));
});
