/** Damaged files of waypoints and tasks, in every format that can be read. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { flyTask } from '@cloudstreet/scoring/competition';
import {
  parseTaskFile,
  TASK_FILE_FORMATS,
  writeCRecords,
  writeTaskFile,
  writeXctskCode,
} from '@cloudstreet/scoring/task-files';
import { createRandom } from '../../packages/scoring/src/testing/create-random.ts';
import { mutateFile } from '../../packages/scoring/src/testing/mutate-file.ts';

const DATA = process.env.CLOUDSTREET_TEST_DATA ?? join(import.meta.dirname, '../../../shared/data');
const EXTENSIONS = new Set(['.cup', '.cupx', '.tsk', '.lkt']);
const MAX_BYTES = 20_000;
/** A declaration with more points cannot be read again, so it is not written. */
const MAX_DECLARED_POINTS = 17;
const SEED = 20_270_714;
const FILES = 20_000;

/** Reads mutants, and writes the tasks that are left in them. */
export function followTaskFiles() {
  const corpus = createCorpus();
  return Array.from({ length: FILES }, (_, i) => {
    const { name, bytes: good } = corpus[i % corpus.length];
    const { bytes, damage } = mutateFile(good, createRandom(SEED + i));
    return { file: `task file ${i} (${name})`, damage, ...follow(bytes) };
  });
}

/** Real files, and their tasks in all other formats. */
function createCorpus() {
  const real = ['tasks', 'waypoints']
    .flatMap((folder) =>
      readdirSync(join(DATA, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => EXTENSIONS.has(extname(name)))
    .toSorted()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(DATA, name))) }))
    .filter(({ bytes }) => bytes.length <= MAX_BYTES);
  const tasks = real.flatMap(({ bytes }) => parseTaskFile(bytes).tasks);
  return [...real, ...tasks.flatMap(inAllFormats)];
}

function inAllFormats(task) {
  const content = { waypoints: task.points, tasks: [task] };
  const encoder = new TextEncoder();
  return [
    ...TASK_FILE_FORMATS.map((format) => ({ name: format, bytes: writeTaskFile(content, format) })),
    { name: 'code of XCTrack', bytes: encoder.encode(writeXctskCode(task)) },
    ...(task.points.length <= MAX_DECLARED_POINTS
      ? [
          {
            name: 'C records',
            bytes: encoder.encode(writeCRecords(task, { declaredAtS: 1.7e9 }).join('\r\n')),
          },
        ]
      : []),
  ];
}

/** Evaluates a flight over the points of a task for it. */
function flyOver({ points, ...task }) {
  const flown = points.slice(0, 50);
  const units = (axis) => Int32Array.from(flown, (point) => Math.round(point[axis] * 6_000_000));
  const track = {
    count: flown.length,
    dayStartS: 0,
    timeS: Int32Array.from(flown, (_, index) => index * 600),
    lat: units('lat'),
    lon: units('lon'),
    altitudeM: new Int16Array(flown.length),
    record: Int32Array.from(flown, (_, index) => index),
  };
  flyTask(track, { first: 0, last: flown.length - 1 }, { ...task, points: flown });
}

function follow(bytes) {
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  const result = attempt(bytes);
  const { user, system } = process.threadCpuUsage(before);
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1000, ...result };
}

function attempt(bytes) {
  try {
    const { waypoints, tasks, findings } = parseTaskFile(bytes);
    for (const task of tasks.slice(0, 3)) {
      inAllFormats(task);
      flyOver(task);
    }
    if (tasks.length > 0) return { outcome: 'task file with tasks' };
    if (waypoints.length > 0) return { outcome: 'task file with waypoints' };
    if (findings.length > 0) return { outcome: 'task file with findings alone' };
    return { outcome: 'empty task file' };
  } catch (error) {
    return { outcome: 'broke', error: error.stack };
  }
}
