// Saves a ranking as a table.
// node ranking-csv.mjs SEASON FILE
import { writeFile } from 'node:fs/promises';
import { createCloudstreet } from '@cloudstreet/sdk';

const [season, file] = process.argv.slice(2);
const cloudstreet = createCloudstreet({ baseUrl: process.env.CLOUDSTREET_URL });

const ranking = { contest: 'free', category: 'pilot', season: Number(season) };
const { count } = await cloudstreet.rankings.count(ranking);
const table = await cloudstreet.rankings.download({ ...ranking, format: 'csv' });
await writeFile(file, table.stream);
console.log(`${count} rows`);
