/**
 * From the bytes of a real flight to its points, stage by stage, warm. Ratios within one run are
 * what counts; milliseconds are of this machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { scoreFlight, splitFlights } from '@cloudstreet/scoring/flight';
import { parseIgc } from '@cloudstreet/scoring/igc';

export const description = 'real flights from bytes to points: reading, splitting, scoring';

const DATA = process.env.CLOUDSTREET_TEST_DATA ?? join(import.meta.dirname, '../../shared/data');
const FILES = [
  'score-rs-quintus-1000m',
  'outlanding_race_task_enl',
  '45bvafx1',
  '99bv7r92',
  'missing_lcu_lseeyou_lines',
  '654G6NG1',
  'score-rs-ls10',
  'hollmann-sample25',
];
const REPEATS = 5;
const INDEX = 108;

export async function run() {
  const rows = FILES.map((name) => measure(name));
  console.table(rows);
  const scoring = rows.map((row) => row.scoreMs).toSorted((a, b) => a - b);
  return {
    flights: rows.length,
    read_mb_s_median: median(rows.map((row) => row.readMbS)),
    score_ms_median: median(scoring),
    score_ms_max: scoring.at(-1),
    score_us_per_fix_median: median(rows.map((row) => (row.scoreMs * 1000) / row.fixes)),
  };
}

function measure(name) {
  const bytes = readFileSync(join(DATA, 'igc/gliders', extensionOf(name)));
  const { recording, findings } = parseIgc(bytes);
  const [span] = splitFlights(recording);
  const uploadedAtS = recording.dayStartS + 86_400;
  const input = {
    recording,
    span,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: INDEX },
    uploadedAtS,
    editAllowedUntilS: uploadedAtS,
  };
  const readMs = medianMs(() => parseIgc(bytes));
  const scoreMs = medianMs(() => scoreFlight(input));
  const free = scoreFlight(input).contests.find((contest) => contest.name === 'free');
  return {
    flight: name,
    fixes: recording.fixes.count,
    readMs: round(readMs),
    readMbS: round(bytes.length / 1e3 / readMs),
    scoreMs: round(scoreMs),
    freeKm: free?.distance,
  };
}

function extensionOf(name) {
  return name === '654G6NG1' ? `${name}.IGC` : `${name}.igc`;
}

function medianMs(work) {
  const times = Array.from({ length: REPEATS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return median(times);
}

function median(values) {
  return round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]);
}

function round(value) {
  return Math.round(value * 100) / 100;
}
