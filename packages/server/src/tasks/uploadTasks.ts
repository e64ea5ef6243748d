import type { RequestBody, Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { describeFindings } from '../platform/text/task-file-findings.js';
import { countRoom, insertTask, visibilityOf } from './create-task.js';
import { measureTask } from './measure-task.js';
import { problemsOf } from './points.js';
import {
  MAX_POINTS,
  type ReadTask,
  type readTaskFile,
  type TaskFileReading,
} from './read-task-file.js';

export const uploadTasks = operation(
  'uploadTasks',
  async (request, { db, clock, workers }) => {
    const user = signedInUser(request);
    const file = request.files.get('file');
    if (!file) {
      throw new FieldError([{ loc: ['file'], type: 'required', message: text('field.required') }]);
    }
    const { bytes } = file;
    const reading = await workers.run<typeof readTaskFile>('readTaskFile', { bytes });
    const findings = describeFindings(reading.findings, request.acceptLanguage);
    const reportOf = (stored: ReadonlyMap<number, number>, room: number) =>
      Object.assign(report(reading, stored, room), { findings });
    if (request.query.preview) return reportOf(new Map(), 1);
    return db.transaction().execute(async (transaction) => {
      const room = await countRoom(transaction, user.id);
      const store = { user, now: clock(), isFromIgcFile: reading.isFromIgcFile, room };
      const stored = await storeTasks(transaction, { reading, body: request.body, store });
      const response = reportOf(stored, room - stored.size);
      await request.keepResponse(transaction, response);
      return response;
    });
  },
  { rateLimit: { perMinute: 30 } },
);

interface Storing {
  readonly reading: TaskFileReading;
  readonly body: RequestBody<'uploadTasks'>;
  readonly store: Parameters<typeof insertTask>[1] & { readonly room: number };
}

/** Stores the chosen tasks and returns their ids by their index in the file. */
async function storeTasks(
  transaction: Executor,
  { reading, body, store }: Storing,
): Promise<Map<number, number>> {
  const visibility = visibilityOf(body) ?? 'private';
  const numbers = body.numbers?.split(',');
  const chosen = reading.tasks
    .map((task, index) => ({ task, index }))
    .filter(({ task, index }) => !problemOf(task) && (numbers?.includes(String(index + 1)) ?? true))
    .slice(0, Math.max(0, store.room));
  const stored = new Map<number, number>();
  for (const { task, index } of chosen) {
    stored.set(index, await insertTask(transaction, store, { ...task, visibility }));
  }
  return stored;
}

/** @param room Number of tasks that may still be stored. */
function report(
  reading: TaskFileReading,
  stored: ReadonlyMap<number, number>,
  room: number,
): Omit<Schemas['UploadedTasks'], 'findings'> {
  return {
    tasks: reading.tasks.map((task, index) => {
      const id = stored.get(index);
      const problem =
        problemOf(task) ?? (id === undefined && room <= 0 ? 'TOO_MANY_TASKS' : undefined);
      return {
        number: index + 1,
        ...(id !== undefined && { id }),
        ...(task.name !== undefined && { name: task.name }),
        ...(problem && { problem }),
        ...(!problemOf(task) && describe(task)),
      };
    }),
    further_tasks: reading.furtherTasks,
    waypoints: reading.waypoints,
    further_findings: reading.furtherFindings,
  };
}

function describe({ ruleset, point_features: points }: ReadTask) {
  const { kind, distance } = measureTask(points, ruleset);
  return { kind, distance, ruleset, point_features: points };
}

function problemOf({ point_features: points }: ReadTask): Schemas['TaskOfFile']['problem'] {
  if (points.length > MAX_POINTS) return 'TOO_MANY_POINTS';
  return problemsOf(points).length > 0 ? 'REPEATED_POINT' : undefined;
}
