import type { Schemas } from '@cloudstreet/sdk/contract';
import type { ArchivedTask } from '../imports/plan-import.js';
import { completeStep, type StepInput } from '../imports/step.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError } from '../platform/errors/errors.js';
import { contractCheck } from '../platform/http/validation.js';
import { insertTask } from './create-task.js';

const check = contractCheck('NewTask');
/** Fields without which a task is imported if they are not valid. */
const OPTIONAL = ['name', 'description', 'min_time'] as const;

/** Creates a task, unless the account has it. Stars are not imported. */
export async function importTask(step: StepInput<ArchivedTask>): Promise<void> {
  const { services, content, userId } = step;
  const { task, issues } = validOf(content.values);
  if (!task) return completeStep(step, { refused: 1, issues: ['CHANGE point_features'] });
  const created = createdOf(content);
  if (created && (await isHere(services.db, userId, created))) {
    return completeStep(step, { skipped: 1 });
  }
  try {
    await services.db.transaction().execute(async (transaction) => {
      const store = { user: { id: userId }, now: services.clock(), ...(created && { created }) };
      await insertTask(
        transaction,
        { ...store, isFromIgcFile: content.isFromIgcFile === true },
        task,
      );
      await completeStep(step, { added: 1, issues }, transaction);
    });
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const isFull = error.problems[0]?.type === 'TOO_MANY_TASKS';
    const issue = isFull ? 'TASK_LIMIT' : 'CHANGE point_features';
    await completeStep(step, { refused: 1, issues: [issue] });
  }
  return undefined;
}

/** Returns the values that are valid. Without points there is no task. */
function validOf(values: Record<string, unknown>) {
  const given = { ...values };
  const invalid = new Set(check(given).map(({ loc }) => String(loc[0])));
  const dropped = OPTIONAL.filter((field) => invalid.has(field));
  for (const field of dropped) delete given[field];
  const isValid = check(given).length === 0;
  return {
    task: isValid ? (given as unknown as Schemas['NewTask']) : undefined,
    issues: dropped.map((field) => `CHANGE ${field}`),
  };
}

function createdOf({ created }: ArchivedTask): Date | undefined {
  const time = new Date(created ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}

async function isHere(db: Executor, userId: number, created: Date): Promise<boolean> {
  const row = await db
    .selectFrom('task')
    .where('user_id', '=', userId)
    .where('created', '=', created)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
