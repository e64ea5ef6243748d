// Keeps all flights in a folder: one JSON file per flight. Each run reads only what changed since the last one.
// node mirror-flights.mjs FOLDER
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCloudstreet, flightChanges } from '@cloudstreet/sdk';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node mirror-flights.mjs FOLDER');
  process.exit(1);
}
const cloudstreet = createCloudstreet({ baseUrl: process.env.CLOUDSTREET_URL });

await mkdir(folder, { recursive: true });
const bookmark = join(folder, 'cursor.txt');
const cursor = await readFile(bookmark, 'utf8').catch(() => undefined);
for await (const page of flightChanges(cloudstreet, cursor ? { cursor } : {})) {
  for (const flight of page.flights) {
    await writeFile(join(folder, `${flight.id}.json`), JSON.stringify(flight, null, 2));
    console.log(`flight ${flight.id}`);
  }
  // Only now: a run that ends early reads the page again.
  await writeFile(bookmark, page.cursor);
}
