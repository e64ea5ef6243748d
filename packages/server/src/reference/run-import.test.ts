import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../platform/config/config.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { runImport } from './run-import.js';

let testApi: TestApi;
let config: Config;
let folder: string;

beforeAll(async () => {
  testApi = await startTestApi();
  config = testApi.server.services.config;
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-import-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runImport({ config, words, print: (line) => lines.push(line) });
  return lines;
}

async function sites(...rows: string[]): Promise<string> {
  const path = join(folder, 'sites.csv');
  await writeFile(path, ['Region,WeGlide,OpenAIP,OpenAIP ID,Launches,Wrong', ...rows].join('\n'));
  return path;
}

test('imports beside a running server and prints the result', async () => {
  // 150132 is the number of the built-in Räyskälä.
  const path = await sites('FI,Räyskälä,RAYSKALA,150132,700,', 'FI,Atlantis,ATLANTIS,1,0,');
  expect(await run('airports', path)).toEqual([
    expect.stringMatching(/^Database: \S+$/),
    expect.stringMatching(/^Line 3: "Atlantis" has no position here/),
    '0 added, 1 changed, 0 unchanged, 1 skipped.',
  ]);
});

test('lists every wrong row and fails with one line', async () => {
  const path = await sites('FI,Räyskälä,RAYSKALA,150132,many,', 'XX,Nowhere,NOWHERE,2,0,maybe');
  const lines: string[] = [];
  const words = ['airports', path];
  await expect(runImport({ config, words, print: (line) => lines.push(line) })).rejects.toThrow(
    '2 rows are wrong; nothing was imported.',
  );
  expect(lines.slice(1)).toEqual([
    'Line 2: Launches "many" is no number',
    'Line 3: Region "XX" is no region; Wrong "maybe" is neither x nor empty',
  ]);
});

test.each([[[]], [['planes', 'x.csv']], [['aircraft']], [['aircraft', 'a.csv', 'b.csv']]])(
  'prints its usage: import %j',
  async (words) => {
    await expect(run(...words)).rejects.toThrow(
      'Usage: cloudstreet import aircraft|airports|sectors|airspace FILE',
    );
  },
);

test.each([
  ['/nowhere.csv', 'The file /nowhere.csv does not exist.'],
  [tmpdir(), `${tmpdir()} is a folder. Give the path of a file.`],
])('reports that %s is no file', async (path, problem) => {
  await expect(run('sectors', path)).rejects.toThrow(problem);
});

test('imports nothing if stopped', async () => {
  const { db } = testApi.server.services;
  const path = await sites('FI,Räyskälä,RAYSKALA,150132,900,');
  const stopping = new AbortController();
  await db.transaction().execute(async (other) => {
    await sql`lock table airport`.execute(other);
    const command = { config, words: ['airports', path], print: () => {} };
    const stopped = runImport({ ...command, signal: stopping.signal });
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(db)).rows.length === 0);
    stopping.abort();
    await expect(stopped).rejects.toThrow('The import was stopped.');
  });
  const changed = await db.selectFrom('airport').where('launches', '=', 900).execute();
  expect(changed).toEqual([]);
});
