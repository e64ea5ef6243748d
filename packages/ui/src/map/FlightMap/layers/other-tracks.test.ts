import { expect, test } from 'vitest';
import { trackPalettes } from '../../../theme/tokens.js';
import { drawnTracks } from './other-tracks.js';

const other = (id: number, lonDeg: number[]) => ({
  id,
  name: `Pilot ${id}`,
  color: trackPalettes.light[id]!,
  track: {
    unixS: lonDeg.map((_, fix) => fix),
    latDeg: lonDeg.map(() => 50),
    lonDeg,
    altitudeM: lonDeg.map(() => 1000),
  },
});

test('draws the first eleven tracks', () => {
  const drawn = drawnTracks(
    Array.from({ length: 13 }, (_, id) => other(id, [9, 9.1])),
    9,
  );
  expect(drawn.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('leaves out a track without fixes and keeps the colours of others', () => {
  const drawn = drawnTracks([other(1, []), other(2, [9])], 9);
  expect(drawn).toMatchObject([{ id: 2, color: trackPalettes.light[2] }]);
});

test('draws a track across the date line beside the flight', () => {
  const [drawn] = drawnTracks([other(1, [-179.9, 179.9])], 179.5);
  expect(drawn?.path.map(([lon]) => lon.toFixed(1))).toEqual(['180.1', '179.9']);
});
