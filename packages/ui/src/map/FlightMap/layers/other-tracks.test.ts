import { expect, test } from 'vitest';
import { trackPalette } from '../../../theme/tokens.js';
import { drawnTracks } from './other-tracks.js';

const other = (id: number, lon: number[]) => ({
  id,
  name: `Pilot ${id}`,
  track: { timeS: lon.map((_, fix) => fix), lat: lon.map(() => 50), lon },
});

test('each track has a colour of its own, none that of the flight itself, and eleven are shown', () => {
  const drawn = drawnTracks(
    Array.from({ length: 13 }, (_, id) => other(id, [9, 9.1])),
    9,
  );
  expect(drawn.map(({ color }) => color)).toEqual(trackPalette.slice(1));
});

test('a track without a fix is left out, and takes no colour', () => {
  const drawn = drawnTracks([other(1, []), other(2, [9])], 9);
  expect(drawn).toMatchObject([{ id: 2, color: trackPalette[1] }]);
});

test('a track on the other side of the date line stands beside the flight', () => {
  const [drawn] = drawnTracks([other(1, [-179.9, 179.9])], 179.5);
  expect(drawn?.path.map(([lon]) => lon.toFixed(1))).toEqual(['180.1', '179.9']);
});
