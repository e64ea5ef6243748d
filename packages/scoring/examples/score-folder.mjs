// Scores the IGC files of a folder into a table: file, flight, contest, km, km/h and points.
// node score-folder.mjs FOLDER FILE.csv
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IgcError, parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { editAllowedUntilS, scoreFlight } from '@cloudstreet/scoring/score';

const [folder, table] = process.argv.slice(2);
const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.igc'));

/** @type {(string | number)[][]} */
const rows = [['file', 'flight', 'contest', 'distance_km', 'speed_kmh', 'points']];
for (const name of names.sort()) {
  try {
    rows.push(...scoreFile(name, await readFile(join(folder, name))));
  } catch (error) {
    if (!(error instanceof IgcError)) throw error;
    console.error(`${name}: ${error.message}`);
  }
}
const quoted = rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`));
await writeFile(table, `${quoted.map((row) => row.join(',')).join('\n')}\n`);
console.log(`${rows.length - 1} rows`);

function scoreFile(name, bytes) {
  const { recording, findings } = parseIgc(bytes);
  return splitFlights(recording).flatMap((interval, i) => {
    const { contests } = scoreFlight({
      recording,
      interval,
      fileFindings: findings,
      aircraft: { kind: 'GL', index: 100 },
      uploadedAtS: Date.now() / 1000,
      editAllowedUntilS: editAllowedUntilS(recording.date, 0),
    });
    return contests.map((contest) => [
      name,
      i + 1,
      contest.name,
      contest.distance,
      contest.speed,
      contest.points,
    ]);
  });
}
