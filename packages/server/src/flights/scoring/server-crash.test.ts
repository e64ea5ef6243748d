import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repetitions } from '@cloudstreet/scoring/testing';
import { createApi, signIn, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createRandom } from '../../demo/simulator/random.js';
import { withDatabaseName } from '../../platform/database/database.js';
import { findRunningEngine } from '../../platform/database/embedded-engine.js';
import { copyDataFolder } from '../../testing/copy-data-folder.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { type SpawnedServer, spawnServer } from '../../testing/spawn-server.js';

/** Kills between the response to an upload and some time after the score. */
const KILLS_AFTER_RESPONSE = repetitions(2);
const LATEST_AFTER_RESPONSE_MS = 500;
/** Kills while the server reads and stores the file. */
const KILLS_BEFORE_RESPONSE = repetitions(1);
const LATEST_BEFORE_RESPONSE_MS = 1200;
/** Seed of the moments; fixed, so that a failure can be reproduced. */
const SEED = 'kill';
const ACCOUNT = { email: 'otto@example.org', password: 'quiet thermals' };

let folder: string;
let server: SpawnedServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-kill-'));
  await copyDataFolder(inject('dataFolder'), folder);
});

afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true });
});

async function startAgain() {
  server = await spawnServer(folder);
  return createApi({ baseUrl: server.url });
}

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const url = withDatabaseName(findRunningEngine(folder) ?? '', 'cloudstreet');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Counts, inside the database, how often each flight's score is written. */
const AUDIT = `
  create table score_audit (flight_id integer);
  create function audit_score() returns trigger language plpgsql as $$
    begin
      insert into score_audit values (new.id);
      return new;
    end $$;
  create trigger audit_score after update of scored_revision on any_flight
    for each row when (old.scored_revision <> new.scored_revision)
    execute function audit_score();`;

test('a flight survives kills at random moments and is scored exactly once', {
  timeout: 1_200_000,
}, async () => {
  let api = await startAgain();
  const account = { name: 'Otto Wolkenried', date_of_birth: '1990-01-01', gender: 'M' as const };
  await unwrap(api.POST('/user', { body: { ...account, ...ACCOUNT } }));
  await query(AUDIT);
  const accepted: number[] = [];
  const random = createRandom(SEED);
  for (let round = 0; round < KILLS_AFTER_RESPONSE + KILLS_BEFORE_RESPONSE; round += 1) {
    await signIn(api, ACCOUNT);
    const file = sampleIgc({ serial: `K${String(round).padStart(2, '0')}` });
    const upload = uploadFlight(api, file, { name: 'a.igc' }).catch(() => []);
    if (round < KILLS_AFTER_RESPONSE) {
      accepted.push(...(await upload).map(({ id }) => id));
      await delay(random.between(0, LATEST_AFTER_RESPONSE_MS));
    } else {
      await Promise.race([upload, delay(random.between(0, LATEST_BEFORE_RESPONSE_MS))]);
    }
    await server.end('SIGKILL');
    api = await startAgain();
  }
  const stored = await query<{ id: number }>('select id from flight order by id');
  expect(accepted).toHaveLength(KILLS_AFTER_RESPONSE);
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(accepted));
  for (const { id } of stored) {
    const flight = await waitForScore(api, id, { pollMs: 100 });
    expect(flight).toMatchObject({ status: 'valid', active_errors: [] });
    expect(flight.contest[0]?.name).toBe('free');
  }
  const audit = await query<{ flight_id: number }>('select flight_id from score_audit order by 1');
  expect(audit.map(({ flight_id: id }) => id)).toEqual(stored.map(({ id }) => id));
  const [user] = await query<{ flights: number }>(
    `select flights from ranking_entry where contest = 'free' and season = 0 and scope = 'user'`,
  );
  expect(user?.flights).toBe(stored.length);
});
