import { Writable } from 'node:stream';
import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, inject, test } from 'vitest';
import { sampleIgc } from '../../../testing/sample-igc.js';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.js';
import type { RescoreValues } from './rescore-cli-options.js';
import { runRescore } from './run-rescore.js';

let testApi: TestApi;
const ids: number[] = [];

beforeAll(async () => {
  const clock = () => new Date('2026-07-14T18:00:00Z');
  testApi = await startTestApi({ clock });
  const { api } = await testApi.signUp();
  for (const serial of ['A01', 'A02', 'A03']) {
    for (const { id } of await uploadFlight(api, sampleIgc({ serial }))) {
      await waitForScore(api, id, { pollMs: 20 });
      ids.push(id);
    }
  }
});

interface Terminal {
  /** Bars instead of lines. */
  isTTY?: boolean;
  signal?: AbortSignal;
}

/** Runs the command as the command line would; what it printed stays also where it fails. */
function start(
  words: readonly string[],
  values: RescoreValues,
  { isTTY = false, signal }: Terminal = {},
) {
  const printed = { output: '', errors: '' };
  const stream = (name: keyof typeof printed) =>
    Object.assign(
      new Writable({
        write(chunk: Buffer, _, done) {
          printed[name] += chunk.toString();
          done();
        },
      }),
      { isTTY },
    );
  const ended = runRescore({
    config: testApi.server.services.config,
    words,
    values,
    workerFile: inject('workerFile'),
    output: stream('output'),
    errors: stream('errors'),
    now: () => 0,
    ...(signal && { signal }),
  });
  return { printed, ended };
}

function setPoints(id: number, points: number) {
  const { db } = testApi.server.services;
  return db
    .updateTable('flight_contest')
    .set({ points })
    .where('flight_id', '=', id)
    .where('contest', '=', 'free')
    .execute();
}

test('works beside a running server and prints changes and progress', async () => {
  await setPoints(ids[1]!, 3);
  const { printed, ended } = start([], { season: '2026' });
  await ended;
  expect(printed.output.split('\n')).toEqual([
    expect.stringMatching(/^Database: \S+$/),
    expect.stringMatching(new RegExp(`^Flight ${ids[1]}: free 3\\.00 → \\d+\\.\\d\\d points$`)),
    '1 changed, 2 unchanged, 0 left to the queue, 0 failed.',
    '',
  ]);
  expect(printed.errors.match(/^Rescoring \d\/3/gm)).toEqual(
    ['0', '1', '2', '3'].map((done) => `Rescoring ${done}/3`),
  );
});

test('a dry run prints the changes', async () => {
  await setPoints(ids[0]!, 3);
  for (let run = 0; run < 2; run += 1) {
    const { printed, ended } = start([String(ids[0])], { 'dry-run': true });
    await ended;
    expect(printed.output).toMatch(/: free 3\.00 → /);
    expect(printed.output).toContain('1 would change, 0 would not change');
  }
  await start([String(ids[0])], {}).ended;
});

test('draws a bar on a terminal with lines above it', async () => {
  await setPoints(ids[2]!, 3);
  const { printed, ended } = start([String(ids[2])], {}, { isTTY: true });
  await ended;
  expect(printed.errors).toContain('[..............................] 0/1');
  expect(printed.errors).toContain('[##############################] 1/1');
  // The bar is wiped before a line takes its place.
  expect(printed.errors).toContain('0/1 \u001b[K\r\u001b[K');
});

test('prints nothing if no flight matches', async () => {
  const { printed, ended } = start([], { season: '1950' });
  await ended;
  expect(printed.output).toContain('0 changed, 0 unchanged');
  expect(printed.errors).toBe('');
});

test('prints how to continue when it is stopped', async () => {
  const stopping = new AbortController();
  const { printed, ended } = start([], { all: true }, { signal: stopping.signal });
  const stopped = ended.catch((error: unknown) => error);
  await expect.poll(() => printed.errors).toContain('0/3');
  stopping.abort();
  const { message } = (await stopped) as Error;
  const [, done, after] =
    /^Stopped after (\d) of 3 flights\. To continue, run the same command with --after (\d+)\.$/.exec(
      message,
    ) ?? [];
  expect(Number(done)).toBeLessThan(3);
  const rest = start([], { all: true, after: `${after}` });
  await rest.ended;
  expect(rest.printed.output).toContain(`${3 - Number(done)} unchanged`);
});

test('fails if a flight could not be scored and names it', async () => {
  const { db, files } = testApi.server.services;
  const { key } = await db
    .selectFrom('igc_file')
    .innerJoin('flight', 'flight.igc_file_id', 'igc_file.id')
    .where('flight.id', '=', ids[1]!)
    .select('key')
    .executeTakeFirstOrThrow();
  const bytes = await files.getBytes(key);
  await files.put(key, new TextEncoder().encode('no flight'));
  const { printed, ended } = start([], { all: true });
  await expect(ended).rejects.toThrow('One flight could not be scored.');
  expect(printed.output).toMatch(
    new RegExp(`^Flight ${ids[1]} was not changed: This is not an IGC file`, 'm'),
  );
  expect(printed.output).toContain('2 unchanged, 0 left to the queue, 1 failed.');
  await files.put(key, bytes);
});

test.each([
  { why: 'nothing selected', words: [], values: {}, reason: /^Usage: cloudstreet rescore FLIGHT/ },
  { why: 'only a dry run', words: [], values: { 'dry-run': true }, reason: /^Usage: / },
  { why: 'all, and some', words: ['1'], values: { all: true }, reason: /^Usage: / },
  { why: 'a word', words: ['x'], values: {}, reason: /^FLIGHT must be a whole number, not “x”/ },
  { why: 'half a season', words: [], values: { season: '20.5' }, reason: /^--season must be/ },
  { why: 'an id too long', words: ['9999999999'], values: {}, reason: /^FLIGHT must be/ },
  { why: 'no day', words: [], values: { from: '2026-02-30' }, reason: /^--from must be a day/ },
  { why: 'no date', words: [], values: { to: 'today' }, reason: /^--to must be a day/ },
  {
    why: 'an end before the start',
    words: [],
    values: { from: '2026-07-02', to: '2026-07-01' },
    reason: /^--from 2026-07-02 is later than --to 2026-07-01\./,
  },
  {
    why: 'flights that are not there',
    words: ['1000001', '1000002'],
    values: {},
    reason: /^Flights 1000001, 1000002 do not exist\./,
  },
])('refuses: $why', async ({ words, values, reason }) => {
  await expect(start(words, values).ended).rejects.toThrow(reason);
});
