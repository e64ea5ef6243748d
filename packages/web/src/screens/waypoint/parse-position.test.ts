import { expect, test } from 'vitest';
import { parsePosition, positionText } from './parse-position.js';

test.each([
  { text: '50.498 9.953', lat: 50.498, lon: 9.953 },
  { text: '50.498, -9.953', lat: 50.498, lon: -9.953 },
  { text: '50,498 9,953', lat: 50.498, lon: 9.953 },
  { text: '50°29.88′N 009°57.18′E', lat: 50.498, lon: 9.953 },
  { text: '33 51 00 S, 151 12 36 W', lat: -33.85, lon: -151.21 },
  { text: 'E 9.953 N 50.498', lat: 50.498, lon: 9.953 },
  { text: '5029.880N 00957.180E', lat: 50.498, lon: 9.953 },
])('reads $text', ({ text, lat, lon }) => {
  const position = parsePosition(text);
  expect(position?.lat).toBeCloseTo(lat, 6);
  expect(position?.lon).toBeCloseTo(lon, 6);
});

test.each(['', 'Wasserkuppe', '50.498', '50 9 3', '50 75 N 9 10 E', '95 9'])(
  'refuses %j',
  (text) => {
    expect(parsePosition(text)).toBeUndefined();
  },
);

test('what is written is read again', () => {
  expect(parsePosition(positionText({ lat: -0.5, lon: 179.99999 }))).toEqual({
    lat: -0.5,
    lon: 179.99999,
  });
});
