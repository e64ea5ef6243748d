/**
 * Measures lists, rankings, search and pages over HTTP on a server with the embedded database and, by
 * default, a million flights. Milliseconds depend on the machine. A ratio compares with reading the same
 * rows from the database by one index in the same run.
 */
import { fill } from './lists/fill.mjs';
import { rank, startInstance } from './lists/instance.mjs';
import {
  makeIdealTable,
  measureCase,
  measureThroughput,
  percentile,
  sequentialScans,
} from './lists/measure.mjs';
import { createCases } from './lists/requests.mjs';
import { machine, round } from './scoring/measure.mjs';

export const description = 'lists, rankings and search over a million flights';

const FLIGHTS = 1_000_000;
/** 60 000 users for a million flights. */
const FLIGHTS_PER_USER = 100 / 6;
const MIN_USERS = 3000;
const CONNECTIONS = 8;
const SECONDS = 5;

/**
 * @param {string[]} options `--flights N`; `--data FOLDER` keeps the data and reuses it; `--only TEXT`
 *   measures requests whose name contains the text.
 */
export async function run(options = []) {
  const flights = Number(valueOf(options, '--flights') ?? FLIGHTS);
  if (!Number.isInteger(flights) || flights < 1000) {
    throw new RangeError(`--flights must be a whole number from 1000, not ${flights}.`);
  }
  const instance = await startInstance(valueOf(options, '--data'));
  try {
    console.log(machine());
    await prepare(instance, flights);
    return await measure(instance, valueOf(options, '--only') ?? '');
  } finally {
    await instance.stop();
  }
}

function valueOf(options, name) {
  const at = options.indexOf(name);
  return at < 0 ? undefined : options[at + 1];
}

async function prepare(instance, flights) {
  const { rows } = await instance.client.query('select exists (select from flight) as filled');
  if (rows[0].filled) return;
  const users = Math.max(MIN_USERS, Math.round(flights / FLIGHTS_PER_USER));
  console.log(`Making ${flights} flights of ${users} users:`);
  await fill(instance.connect, { flights, users });
  const startedAt = Date.now();
  rank(instance);
  await instance.client.query('vacuum analyze');
  console.log(`  rankings, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function measure(instance, only) {
  const cases = (await createCases(instance.client)).filter(({ name }) => name.includes(only));
  await makeIdealTable(instance.client);
  const before = await sequentialScans(instance.client);
  const figures = [];
  for (const [number, each] of cases.entries()) {
    figures.push(await measureCase(each, instance, number));
  }
  const busy = cases.filter(({ group, name }) => group !== 'list' || name.endsWith('page 1'));
  const throughput = await measureThroughput(busy, instance.baseUrl, {
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  const after = await sequentialScans(instance.client);
  show(figures);
  const scans = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
  for (const [name, count] of scans) {
    if (count > 0) console.log(`${name} was read from end to end ${count} times.`);
  }
  const worst = (group, key) => round(Math.max(...of(figures, group).map((each) => each[key])));
  const result = {
    list_p50_ms_median: round(
      percentile(
        of(figures, 'list').map(({ p50 }) => p50),
        0.5,
        // With `--only`, there may be no lists.
      ) ?? Number.NaN,
    ),
    list_p95_ms_max: worst('list', 'p95'),
    list_ratio_max: worst('list', 'ratio'),
    ranking_p95_ms_max: worst('ranking', 'p95'),
    search_p95_ms_max: worst('search', 'p95'),
    page_p95_ms_max: worst('page', 'p95'),
    feed_p95_ms_max: worst('feed', 'p95'),
    feed_ratio_max: worst('feed', 'ratio'),
    comment_p95_ms_max: worst('comment', 'p95'),
    comment_ratio_max: worst('comment', 'ratio'),
    badge_p95_ms_max: worst('badge', 'p95'),
    badge_ratio_max: worst('badge', 'ratio'),
    collection_p95_ms_max: worst('collection', 'p95'),
    collection_ratio_max: worst('collection', 'ratio'),
    requests_s: round(throughput.perSecond),
    requests_p95_ms: round(throughput.p95),
    sequential_scans: scans.reduce((sum, [, count]) => sum + count, 0),
  };
  console.table(result);
  return result;
}

function of(figures, group) {
  return figures.filter((each) => each.group === group);
}

function show(figures) {
  console.table(
    figures.map(({ group, name, p50, p95, ratio }) => ({
      what: `${group}: ${name}`,
      'p50 ms': round(p50),
      'p95 ms': round(p95),
      'times ideal': round(ratio),
    })),
  );
}
