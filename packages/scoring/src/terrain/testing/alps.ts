import { gunzipSync } from 'node:zlib';
import { readTestFile } from '../../testing/test-data.js';
import type { Terrain } from '../terrain.js';

/** A grid of real elevations: 8 to 11 E, 45 to 46.5 N, every 7.5 seconds of arc. */
export function alps(): Terrain {
  const bytes = gunzipSync(readTestFile('elevation/lk8000-demo-dem.bin.gz'));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [left, , top, , step] = [0, 8, 16, 24, 32].map((at) => view.getFloat64(at, true));
  const [rows, columns] = [view.getUint32(40, true), view.getUint32(44, true)];
  return {
    elevationAt(lat, lon) {
      const row = Math.round((top! - lat) / step!);
      const column = Math.round((lon - left!) / step!);
      if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
      return view.getInt16(48 + 2 * (row * columns + column), true);
    },
  };
}
