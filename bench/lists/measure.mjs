import { performance } from 'node:perf_hooks';

/** Requests per value of a case; the first warms up. */
const ROUNDS = 3;
const IDEAL_REPEATS = 3;

/**
 * Measures a case with sequential requests.
 *
 * @returns Median and 95th percentile in ms. `ratio` is the median divided by the time that the
 *   database needs to read the same rows by one index.
 */
export async function measureCase(each, { baseUrl, client }, number) {
  const requests = toRequests(each, baseUrl);
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, request] of requests.entries()) {
      const startedAt = performance.now();
      const response = await fetch(request.url, request.init);
      const body = await response.text();
      if (round > 0) times.push(performance.now() - startedAt);
      else await keepRows(client, { number, value: i, response, body, each });
    }
  }
  const ideal = await measureIdeal(client, number, requests.length);
  const p50 = percentile(times, 0.5);
  return {
    group: each.group,
    name: each.name,
    p50,
    p95: percentile(times, 0.95),
    ratio: p50 / ideal,
  };
}

/** Sends mixed requests over several connections for a while and counts the responses. */
export async function measureThroughput(cases, baseUrl, { connections, seconds }) {
  const requests = cases.flatMap((each) => toRequests(each, baseUrl));
  const until = performance.now() + seconds * 1000;
  const times = [];
  let next = 0;
  const work = async () => {
    while (performance.now() < until) {
      // A stride without a common divisor goes through all, near ones far apart.
      const { url, init } = requests[(next++ * 7919) % requests.length];
      const startedAt = performance.now();
      const response = await fetch(url, init);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { perSecond: times.length / seconds, p95: percentile(times, 0.95) };
}

export async function makeIdealTable(client) {
  await client.query(`create temp table ideal_row (
    number int, value int, place int, body text, primary key (number, value, place))`);
}

/** Returns the number of sequential scans of large tables so far. */
export async function sequentialScans(client) {
  // Sessions report with a delay.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    `select relname as name, seq_scan::int as scans from pg_stat_user_tables
     where n_live_tup > ${LARGE_ROWS} and schemaname = 'public'`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

const LARGE_ROWS = 10_000;

export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

function toRequests({ method = 'GET', paths, bodies, token }, baseUrl) {
  return paths.map((path, i) => ({
    url: `${baseUrl}/${path}`,
    init: bodies
      ? {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodies[i]),
        }
      : { method, ...(token && { headers: { authorization: `Bearer ${token}` } }) },
  }));
}

async function keepRows(client, { number, value, response, body, each }) {
  // Rows without a ranking place return 404, which is not kept.
  if (response.status >= 500 || response.status === 400 || response.status === 422) {
    throw new Error(`${each.name}: ${response.url} returned ${response.status}: ${body}`);
  }
  const data = JSON.parse(body);
  const rows = Array.isArray(data) ? data : [data];
  await client.query(
    `insert into ideal_row select $1, $2, place, row::text
     from json_array_elements($3::json) with ordinality as rows (row, place)`,
    [number, value, JSON.stringify(rows)],
  );
}

async function measureIdeal(client, number, values) {
  const times = [];
  for (let repeat = 0; repeat <= IDEAL_REPEATS; repeat++) {
    for (let value = 0; value < values; value++) {
      const startedAt = performance.now();
      await client.query({
        name: 'ideal',
        text: 'select body from ideal_row where number = $1 and value = $2 order by place',
        values: [number, value],
      });
      if (repeat > 0) times.push(performance.now() - startedAt);
    }
  }
  return percentile(times, 0.5);
}
