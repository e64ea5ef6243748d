// Keeps the flights of a day in a folder: one JSON file per flight. Call it again and again.
// Other files, and the flights of other days in the same folder, stay as they are.
// node mirror-day.mjs YYYY-MM-DD FOLDER
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCloudstreet } from '@cloudstreet/sdk';

const [day, folder] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d$/.test(day ?? '') || !folder) {
  console.error('Usage: node mirror-day.mjs YYYY-MM-DD FOLDER');
  process.exit(1);
}
const cloudstreet = createCloudstreet({ baseUrl: process.env.CLOUDSTREET_URL });

await mkdir(folder, { recursive: true });
const old = new Set((await readdir(folder)).filter((name) => /^\d+\.json$/.test(name)));
for await (const flight of cloudstreet.flights.list({ scoring_date_in: [day] })) {
  const name = `${flight.id}.json`;
  const text = JSON.stringify(await cloudstreet.flights.get({ id: flight.id }), null, 2);
  const isNew = !old.delete(name);
  if (!isNew && (await readFile(join(folder, name), 'utf8')) === text) continue;
  await writeFile(join(folder, name), text);
  console.log(`${isNew ? 'added' : 'changed'} ${name}`);
}
for (const name of old) {
  const { scoring_date = day } = JSON.parse(await readFile(join(folder, name), 'utf8'));
  if (scoring_date !== day) continue;
  await rm(join(folder, name));
  console.log(`removed ${name}`);
}
