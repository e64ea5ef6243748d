import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Api, createApi, signIn, unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDataFolder } from '../testing/copy-data-folder.js';
import { sampleArchive } from '../testing/sample-archive.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.js';

const FLIGHTS = 24;
/** The server is killed when so many steps are done. */
const KILLS_AT = [3, 11];
const ACCOUNT = { email: 'otto@example.org', password: 'quiet thermals' };
const PERSON = { name: 'Otto Wolkenried', date_of_birth: '1990-01-01', gender: 'M' as const };

let folder: string;
let server: SpawnedServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-import-kill-'));
  await copyDataFolder(inject('dataFolder'), folder);
});

afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true });
});

async function startAgain(): Promise<Api> {
  server = await spawnServer(folder);
  return createApi({ baseUrl: server.url });
}

function archive(): Blob {
  const recordings = Array.from({ length: FLIGHTS }, (_, index) =>
    sampleIgc({ serial: `K${String(index).padStart(2, '0')}` }),
  );
  return new Blob([sampleArchive({ account: { ...PERSON, email: ACCOUNT.email }, recordings })]);
}

/** Waits until so many steps are done. */
async function waitForProgress(api: Api, done: number) {
  for (;;) {
    const { latest } = await unwrap(api.GET('/user/me/import'));
    if (!latest) throw new Error('There is no import.');
    if (latest.done >= done || latest.status !== 'running') return latest;
    await delay(20);
  }
}

test('an import continues after the server was killed, without duplicates', {
  timeout: 1_200_000,
}, async () => {
  let api = await startAgain();
  await unwrap(api.POST('/user', { body: { ...PERSON, ...ACCOUNT } }));
  await signIn(api, ACCOUNT);
  const form = new FormData();
  form.append('archive', archive(), 'cloudstreet.zip');
  const headers = { authorization: `Bearer ${await api.session.accessToken()}` };
  const url = `${server.url}/v1/user/me/import`;
  expect((await fetch(url, { method: 'POST', headers, body: form })).status).toBe(201);
  for (const steps of KILLS_AT) {
    const { status } = await waitForProgress(api, steps);
    expect(status).toBe('running');
    await server.end('SIGKILL');
    const [abandoned] = await readdir(join(folder, 'tmp'));
    expect(abandoned).toBeDefined();
    api = await startAgain();
    expect(await readdir(join(folder, 'tmp'))).not.toContain(abandoned);
    await signIn(api, ACCOUNT);
  }
  const { status, counts } = await waitForProgress(api, Number.POSITIVE_INFINITY);
  expect(status).toBe('done');
  expect(counts).toContainEqual({ kind: 'flight', added: FLIGHTS, skipped: 0, refused: 0 });
  const { id } = await unwrap(api.GET('/user/me'));
  const query = { user_id_in: [id], limit: 100 };
  const flights = await unwrap(api.GET('/flight', { params: { query } }));
  expect(flights).toHaveLength(FLIGHTS);
});
