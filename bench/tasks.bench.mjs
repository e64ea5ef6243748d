/**
 * Measures tasks and competition days beside other work on the same files in the same run. Compare
 * the ratios; milliseconds depend on the machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flyRecording, flyTask, POINT_RULES, scoreDay } from '@cloudstreet/scoring/competition';
import { distanceKm } from '@cloudstreet/scoring/geo';
import { createTrack, parseIgc } from '@cloudstreet/scoring/parse';
import { findOptimum } from '@cloudstreet/scoring/score';
import { evaluateTask } from '@cloudstreet/scoring/task';
import { parseTaskFile } from '@cloudstreet/scoring/task-files';
import { benchFlights, resampled } from './scoring/flights.mjs';
import { cell, machine, median, round, warmBoth } from './scoring/measure.mjs';

export const description = 'tasks and competition days, beside reading and free distance';

const DATA = process.env.CLOUDSTREET_TEST_DATA ?? join(import.meta.dirname, '../../shared/data');
const DAY = join(DATA, 'competitions/leverkusen-2017/2017-07-15-aat');
const FIXES = 20_000;
const FLIGHTS = 5;
const AREAS = 4;
const ZONES = 13;
const GLIDERS = 60;
const UNITS_PER_DEGREE = 6_000_000;
const FREE = {
  shape: 'distance',
  turnpoints: 5,
  maxDurationS: Infinity,
  maxLossOfHeightM: Infinity,
};

export async function run() {
  const flights = benchFlights()
    .filter(({ kind }) => kind === 'glider')
    .slice(0, FLIGHTS)
    .map((flight) => resampled(flight, FIXES));
  const areas = flights.map((flight) => measureAreas(flight));
  const zones = flights.map((flight) => measureZones(flight));
  const day = measureDay();
  const figures = {
    area_task_to_free_distance_max: round(Math.max(...areas)),
    zones_to_reading_max: round(Math.max(...zones)),
    zones_to_reading_median: round(median(zones)),
    day_to_reading: round(day),
  };
  console.log(`\n${machine()}`);
  console.table(figures);
  return figures;
}

/** An area task over the whole flight, beside the free distance over five turnpoints. */
function measureAreas({ name, track: whole }) {
  const track = { ...whole, points: undefined };
  const interval = { first: 0, last: track.count - 1 };
  const along = taskAlong(track, AREAS, (radius) => ({ kind: 'CYLINDER', radiusM: radius }), 1);
  // Areas of a task do not overlap.
  const gaps = along.points.slice(2, -1).map((to, i) => distanceKm(along.points[i + 1], to) * 1000);
  const radiusM = Math.min(30_000, ...gaps.map((gap) => gap / 2));
  const task = taskAlong(
    track,
    AREAS,
    (radius) => ({ kind: 'CYLINDER', radiusM: radius }),
    radiusM,
  );
  const flown = flyTask(track, interval, task);
  const { ours, peer } = warmBoth(
    () => flyTask(track, interval, task),
    () => findOptimum(track, [interval], FREE),
  );
  console.log(`${name}: ${AREAS} areas ${cell(ours)} ms, free ${cell(peer)} ms, ${flown.status}`);
  return ours.median / peer.median;
}

/** A task of many zones, beside reading the file. */
function measureZones({ name, bytes, track }) {
  const interval = { first: 0, last: track.count - 1 };
  const { points } = taskAlong(
    track,
    ZONES - 2,
    (radius) => ({ kind: 'KEYHOLE', radiusM: radius }),
    10_000,
  );
  const task = { points, ruleSet: 'D' };
  const { ours, peer } = warmBoth(
    () => evaluateTask(track, interval, task),
    () => parseIgc(bytes),
  );
  console.log(`${name}: ${ZONES} zones ${cell(ours)} ms, reading ${cell(peer)} ms`);
  return ours.median / peer.median;
}

/** Turnpoints at fixes of the flight, evenly spread in time. */
function taskAlong(track, turns, zoneOf, radiusM) {
  const pointAt = (share, zone) => {
    const fix = Math.round(share * (track.count - 1));
    return {
      name: `fix ${fix}`,
      lat: track.lat[fix] / UNITS_PER_DEGREE,
      lon: track.lon[fix] / UNITS_PER_DEGREE,
      zone,
    };
  };
  const end = { kind: 'CYLINDER', radiusM: 1000 };
  const middle = Array.from({ length: turns }, (_, turn) => ({
    ...pointAt((turn + 1) / (turns + 1), zoneOf(radiusM)),
    isArea: true,
  }));
  return { points: [pointAt(0, end), ...middle, pointAt(1, end)] };
}

/** A day of 60 gliders, from files to the table, beside reading the files. */
function measureDay() {
  const folder = join(DAY, 'igc');
  const files = readdirSync(folder).map((name) => new Uint8Array(readFileSync(join(folder, name))));
  const gliders = Array.from({ length: GLIDERS }, (_, index) => files[index % files.length]);
  const [task] = parseTaskFile(
    new Uint8Array(readFileSync(join(DAY, 'task-min-time-3h.tsk'))),
  ).tasks;
  const { ours, peer } = warmBoth(
    () => {
      const entries = gliders.map((bytes, index) => ({
        id: String(index),
        handicap: 100,
        flown: flyRecording(parseIgc(bytes).recording, task),
      }));
      return scoreDay(entries, task, POINT_RULES['annex-a'], { of: 'club' });
    },
    () => gliders.map((bytes) => recordedTrack(bytes)),
  );
  console.log(`A day of ${GLIDERS} gliders ${cell(ours)} ms, reading them ${cell(peer)} ms`);
  return ours.median / peer.median;
}

/** Reads a file as far as its fixes. */
function recordedTrack(bytes) {
  const { recording } = parseIgc(bytes);
  return createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
}
