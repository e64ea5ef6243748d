/**
 * Measures the scoring package on recorded flights beside other programs in the same run. Compare the
 * ratios; milliseconds depend on the machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { benchFlights, resampled } from './scoring/flights.mjs';
import {
  cell,
  machine,
  median,
  round,
  spread,
  WARM,
  warm,
  warmBoth,
  warmInRounds,
} from './scoring/measure.mjs';
import { createPeerParser, createPeerSolver, installPeers } from './scoring/peers.mjs';
import { sha256Of } from './scoring/sha256-of.mjs';
import { TASKS } from './scoring/tasks.mjs';

export const description = 'recorded flights from bytes to points, beside other programs';

const CHILD = join(import.meta.dirname, 'scoring/child.mjs');
const CLI = join(import.meta.dirname, '../packages/scoring/dist/cli/main.js');
const GROWTH = [5000, 10_000, 20_000, 50_000, 86_400];
const COLD_REPEATS = 3;
/** Number of processes, because garbage collection happens at different times in each. */
const MEMORY_REPEATS = 11;
/** Time limit for a peer. A slower peer runs once and its time counts as at least this limit. */
const PEER_ONCE_ABOVE_MS = 4000;
const PEER_CAP_MS = 60_000;
/** Tolerance below our distance, because a peer rounds legs to 10 m and sums to 100 m. */
const PEER_ROUNDING_KM = 0.1;

export async function run() {
  await installPeers();
  const flights = benchFlights();
  console.log(`${machine()}\nMedians, with least and most. Cold: first call in a fresh process;`);
  console.log(`${WARM}. Peers: the same flight in the same run.`);
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-bench-'));
  try {
    const files = flights.map((flight, i) => {
      const file = join(folder, `${i}.igc`);
      writeFileSync(file, flight.bytes);
      return file;
    });
    const all = measureAll(flights, files);
    const free5 = measureOurs('free5', flights, files);
    const speed = measureOurs('speed', flights, files);
    const growth = measureGrowth(flights[0]);
    const memoryMb = measureMemory(files.at(-1));
    // Peers take their time, so what needs none comes first.
    const parse = measureParse(flights, files);
    const free3 = measureCourse('free3', flights, files);
    const fai = measureCourse('fai', flights, files);
    const figures = {
      ...parse,
      free3_ratio_min: round(Math.min(...free3.ratios)),
      free3_ratio_median: round(median(free3.ratios)),
      free5_ms_max: round(Math.max(...free5.glider)),
      free5_straight_ms_max: round(Math.max(...free5.straight)),
      fai_ms_median: round(median(fai.ours)),
      fai_ms_max: round(Math.max(...fai.ours)),
      fai_ratio_min: round(Math.min(...fai.ratios)),
      speed_ms_median: round(median(speed.glider)),
      speed_ms_max: round(Math.max(...speed.glider, ...speed.straight)),
      ...all,
      memory_mb: round(memoryMb),
      growth_exponent: round(growth),
    };
    console.log(`\n${machine()}`);
    console.table(figures);
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measureParse(flights, files) {
  const parsePeer = createPeerParser();
  const rows = flights.map((flight, i) => {
    const text = new TextDecoder('latin1').decode(flight.bytes);
    const { ours, peer } = warmBoth(
      () => TASKS.parse.run(flight.bytes),
      () => parsePeer(text),
    );
    const mb = flight.bytes.length / 1e6;
    return {
      flight: flight.name,
      MB: round(mb),
      'cold ms': cell(firstCalls('parse', files[i])),
      'warm ms': cell(ours),
      'MB/s': round((mb / ours.median) * 1000),
      'igc-parser cold': cell(firstCalls('parse', files[i], 'peer')),
      'igc-parser warm': cell(peer),
      ratio: round(peer.median / ours.median),
    };
  });
  show('Reading: headers, task, extensions. Ratio: median to median', rows);
  return {
    parse_mb_s: round(median(rows.map((row) => row['MB/s']))),
    parse_ratio_min: Math.min(...rows.map(({ ratio }) => ratio)),
  };
}

/** Compares a course that igc-xc-score also solves: setup and search against its search until its proof. */
function measureCourse(name, flights, files) {
  const solvePeer = createPeerSolver(name);
  const { prepare, run: solve } = TASKS[name];
  const rows = flights.map((flight, i) => {
    const track = prepare(flight);
    const km = (solve(track)?.distanceM ?? 0) / 1000;
    const peerMs = peerFigure(name, files[i]);
    let peerKm = 0;
    const { ours, peer } =
      peerMs > PEER_ONCE_ABOVE_MS
        ? { ours: warm(() => solve(track)), peer: spread([peerMs]) }
        : warmBoth(
            () => solve(track),
            () => {
              peerKm = solvePeer(track);
            },
          );
    const bounded = (figure) => (peerMs < PEER_CAP_MS ? figure : `> ${figure}`);
    if (peerKm > km + PEER_ROUNDING_KM) {
      throw new Error(`${flight.name}: ${name} is ${km} km, and ${peerKm} by igc-xc-score.`);
    }
    return {
      flight: flight.name,
      fixes: track.count,
      km: round(km),
      'cold ms': cell(firstCalls(name, files[i])),
      'warm ms': cell(ours),
      'igc-xc-score cold': bounded(round(peerMs)),
      'igc-xc-score warm': bounded(cell(peer)),
      ratio: round(peer.min / ours.median),
      ours: ours.median,
    };
  });
  const title = name === 'free3' ? 'Free distance, 3 turnpoints' : 'FAI triangle, closed to 0.8 km';
  show(`${title}. Ratio: the peer's best to our median`, rows);
  return { ours: rows.map((row) => row.ours), ratios: rows.map(({ ratio }) => ratio) };
}

function measureOurs(name, flights, files) {
  const { prepare, run: solve } = TASKS[name];
  const tracks = flights.map(prepare);
  const warmed = warmInRounds(tracks.map((track) => () => solve(track)));
  const rows = flights.map((flight, i) => {
    const track = tracks[i];
    const ours = warmed[i];
    const km = (solve(track)?.distanceM ?? 0) / 1000;
    return {
      flight: flight.name,
      kind: flight.kind,
      fixes: track.count,
      km: round(km),
      'cold ms': cell(firstCalls(name, files[i])),
      'warm ms': cell(ours),
      ours: ours.median,
    };
  });
  show(name === 'free5' ? 'Free distance, 5 turnpoints' : 'Best two hours, 3 legs', rows);
  const times = Map.groupBy(rows, ({ kind }) => (kind === 'straight' ? 'straight' : 'glider'));
  const of = (kind) => times.get(kind).map((row) => row.ours);
  return { glider: of('glider'), straight: of('straight') };
}

/** Measures bytes to all contests; cold times include the start of the command line process. */
function measureAll(flights, files) {
  const warmed = warmInRounds(flights.map((flight) => () => TASKS.all.run(flight)));
  const rows = flights.map((flight, i) => {
    const ours = warmed[i];
    const cold = spread(
      Array.from({ length: COLD_REPEATS }, () => {
        const startedAt = performance.now();
        const args = [CLI, 'score', files[i], '--club-country', 'DE', '--json'];
        const { status } = spawnSync(process.execPath, args);
        if (status !== 0) throw new Error(`${flight.name} could not be scored.`);
        return performance.now() - startedAt;
      }),
    );
    return {
      flight: flight.name,
      'cold ms': cell(cold),
      'warm ms': cell(ours),
      cold: cold.median,
      warm: ours.median,
    };
  });
  show('Bytes to every contest; cold: the command line from its start to its end', rows);
  return {
    all_warm_ms_median: round(median(rows.map((row) => row.warm))),
    all_cold_ms_median: round(median(rows.map((row) => row.cold))),
  };
}

/** Slope of log time over log fixes: 1 means that twice the fixes take twice as long. */
function measureGrowth(flight) {
  const rows = GROWTH.map((count) => {
    const { bytes } = resampled(flight, count);
    const ours = warm(() => TASKS.all.run({ bytes }));
    return { fixes: count, 'warm ms': cell(ours), ours: ours.median };
  });
  show(`Bytes to every contest, ${flight.name} resampled`, rows);
  const x = rows.map(({ fixes }) => Math.log(fixes));
  const y = rows.map(({ ours }) => Math.log(ours));
  const [meanX, meanY] = [mean(x), mean(y)];
  const covariance = x.reduce((sum, value, i) => sum + (value - meanX) * (y[i] - meanY), 0);
  return covariance / x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Peak memory in MB of reading and scoring, above that of an idle process. */
function measureMemory(file) {
  // In a server, the file is stored and hashed by another process than the one that scores it.
  const sha256 = sha256Of(readFileSync(file));
  return medianOfChildren('memory', file, sha256) - medianOfChildren('bare');
}

function medianOfChildren(...args) {
  return median(Array.from({ length: MEMORY_REPEATS }, () => childFigure(...args)));
}

/** Milliseconds of a peer's first call, or the time limit. */
function peerFigure(task, file) {
  const args = [CHILD, 'peer', task, file];
  const { stdout, stderr, status, error } = spawnSync(process.execPath, args, {
    timeout: PEER_CAP_MS,
  });
  if (error?.code === 'ETIMEDOUT') return PEER_CAP_MS;
  if (status !== 0) throw new Error(String(stderr));
  return Number(stdout);
}

function firstCalls(task, file, whose = 'first') {
  return spread(Array.from({ length: COLD_REPEATS }, () => childFigure(whose, task, file)));
}

function childFigure(...args) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CHILD, ...args]);
  if (status !== 0) throw new Error(String(stderr));
  return Number(stdout);
}

/** Medians for further computation; tables also show minimum and maximum. */
const PLAIN = new Set(['ours', 'warm', 'cold']);

function show(title, rows) {
  console.log(`\n${title}`);
  console.table(
    rows,
    Object.keys(rows[0]).filter((column) => !PLAIN.has(column)),
  );
}
