/** A provider of map tiles below a flight, of the ground and of the weather. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One green pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Its layers, switched on, as the map of a flight stores them. */
export const TILE_LAYERS = { 'raster.ground': true, 'raster.rain': true };

/** Starts it; `settings` are those of an instance that uses it. */
export async function startTileProvider() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(TILE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-bench-'));
  const file = join(folder, 'layers.json');
  writeFileSync(file, JSON.stringify(layersOf(`http://127.0.0.1:${port}`)));
  return {
    settings: { CLOUDSTREET_MAP_LAYERS: file },
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

function layersOf(origin: string) {
  const shared = { attribution: 'Bench', max_zoom: 12 };
  return [
    {
      ...shared,
      id: 'ground',
      name: 'Ground',
      kind: 'satellite',
      tiles: `${origin}/ground/{z}/{x}/{y}.png`,
    },
    {
      ...shared,
      id: 'rain',
      name: 'Rain',
      kind: 'weather',
      tiles: `${origin}/rain/{time}/{z}/{x}/{y}.png`,
      times: { period_minutes: 15, back_hours: 876_000 },
    },
  ];
}
