/**
 * A server under load beside the same server at rest: 200 connections from twenty addresses read lists,
 * thirty pilots upload at once, and a monitor asks for the server's health. A bare server that does
 * nothing else is asked meanwhile: its ratio is the wait for a processor that clients, database and server
 * share. Counts and ratios matter; milliseconds depend on the machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.ts';
import { fill } from './lists/fill.mjs';
import { rank, startInstance } from './lists/instance.mjs';
import { percentile } from './lists/measure.mjs';
import { machine, round } from './scoring/measure.mjs';

export const description = 'errors and latencies under 200 connections and 30 uploads at once';

const FLIGHTS = 20_000;
const USERS = 3000;
const CONNECTIONS = 200;
const ADDRESSES = 20;
const UPLOADS = 30;
const SECONDS = 15;
const LISTS = [
  '/v1/flight?limit=100',
  '/v1/flight?order_by=-points&limit=100',
  '/v1/flight?season_in=2026&order_by=-distance&limit=100',
  '/v1/ranking?season=2026',
];

export async function run() {
  const instance = await startInstance(undefined, {
    CLOUDSTREET_RATE_LIMIT: 'True',
    CLOUDSTREET_TRUST_PROXY: 'True',
  });
  try {
    console.log(machine());
    await fill(instance.connect, { flights: FLIGHTS, users: USERS });
    rank(instance);
    await instance.client.query('vacuum analyze');
    return await measure(instance);
  } finally {
    await instance.stop();
  }
}

async function measure({ address }) {
  const pilots = await Promise.all(Array.from({ length: UPLOADS }, (_, i) => signUp(address, i)));
  const bare = await startBareServer();
  const both = [address, bare.address];
  const idle = await Promise.all(both.map((each) => whileAsking(each, () => delay(3000))));
  const [loaded, lists, uploads] = await Promise.all([
    Promise.all(both.map((each) => whileAsking(each, () => delay(SECONDS * 1000)))),
    readLists(address),
    // Sent when the readers are at work.
    delay(2000).then(() => Promise.all(pilots.map((pilot) => upload(address, pilot)))),
  ]);
  bare.stop();
  const accepted = uploads.filter(({ status }) => status === 201);
  const result = {
    reads: lists['2xx'],
    reads_s: round(lists['2xx'] / SECONDS),
    reads_429: lists.statusCodeStats[429]?.count ?? 0,
    reads_5xx: lists['5xx'],
    reads_without_response: lists.errors,
    reads_p50_ms: lists.latency.p50,
    reads_p97_5_ms: lists.latency.p97_5,
    uploads_accepted: accepted.length,
    uploads_refused: UPLOADS - accepted.length,
    upload_p95_ms: round(
      percentile(
        accepted.map(({ ms }) => ms),
        0.95,
      ),
    ),
    health_idle_p95_ms: round(idle[0]),
    health_loaded_p95_ms: round(loaded[0]),
    health_ratio: round(loaded[0] / idle[0]),
    bare_ratio: round(loaded[1] / idle[1]),
  };
  console.table(result);
  return result;
}

/** Addresses as a proxy reports them. */
function addressOf(number) {
  return `203.0.113.${1 + number}`;
}

async function readLists(address) {
  let count = 0;
  return autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: 60,
    requests: LISTS.map((path) => ({ path })),
    setupClient: (client) => {
      count += 1;
      client.setHeaders({ 'x-forwarded-for': addressOf(count % ADDRESSES) });
    },
  });
}

async function startBareServer() {
  const child = fork(new URL('load/bare-server.mjs', import.meta.url));
  const [address] = await once(child, 'message');
  return { address, stop: () => child.disconnect() };
}

/** Returns the 95th percentile of the times in ms in which `/healthz` responds meanwhile. */
async function whileAsking(address, work) {
  const asking = fork(new URL('load/ask-health.mjs', import.meta.url), [address]);
  const result = once(asking, 'message');
  await Promise.race([work(), failed(asking)]);
  asking.send('over');
  const [percentileMs] = await result;
  return percentileMs;
}

async function failed(child) {
  const [code] = await once(child, 'exit');
  throw new Error(`/healthz was not asked: exit code ${code}.`);
}

/** A word for each number, because names have no digits. */
function letters(number) {
  return String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** Creates an account, signs in and returns the headers of its calls. */
async function signUp(address, number) {
  const forwarded = { 'x-forwarded-for': addressOf(100 + number) };
  const email = `pilot-${number}@example.org`;
  const password = 'quiet thermals';
  const person = { name: `Pilot ${letters(number)}`, gender: 'M' };
  await expectOk(
    fetch(`${address}/v1/user`, {
      method: 'POST',
      headers: { ...forwarded, 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, date_of_birth: '1990-01-01', email, password }),
    }),
  );
  const response = await expectOk(
    fetch(`${address}/v1/auth/token`, {
      method: 'POST',
      headers: forwarded,
      body: new URLSearchParams({ grant_type: 'password', username: email, password }),
    }),
  );
  const { access_token: token } = await response.json();
  return { number, headers: { ...forwarded, authorization: `Bearer ${token}` } };
}

async function upload(address, { number, headers }) {
  const form = new FormData();
  const serial = `B${String(number).padStart(2, '0')}`;
  form.append('file', new Blob([sampleIgc({ serial })]), `${serial}.igc`);
  const startedAt = performance.now();
  const { status } = await fetch(`${address}/v1/igcfile`, { method: 'POST', headers, body: form });
  return { status, ms: performance.now() - startedAt };
}

async function expectOk(call) {
  const response = await call;
  if (!response.ok)
    throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  return response;
}
