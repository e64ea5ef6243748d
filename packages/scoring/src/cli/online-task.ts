import { readFileSync } from 'node:fs';
import type { InspectedFlight } from '../flight/inspect-flight.js';
import { checkTask } from '../task/check-task.js';
import { RULE_SETS } from '../task/rule-sets.js';
import type { RuleSetCode, TaskPoint } from '../task/task.js';
import type { OnlineDeclaration } from '../task-files/find-declaration.js';
import {
  checkList,
  checkNumber,
  checkObject,
  checkOneOf,
  checkText,
  describeValue,
} from '../units/check-value.js';
import { FileError, withFile } from './each-file.js';
import { UsageError } from './options.js';
import { formatTimestamp, parseTimestamp } from './parse-timestamp.js';

/** Help text about task files. */
export const ONLINE_TASK_USAGE = `\
The file of --online-task holds JSON, with degrees north and east positive:
  {
    "declared_at": "2025-06-18T07:45:00Z",
    "points": [
      { "name": "START", "lat": 50.1, "lon": 8.2 },
      { "name": "FINISH", "lat": 50.3, "lon": 9.4 }
    ]
  }
"declared_until" is the time at which it lapsed, if any, and "ruleset" the rules whose observation
zones it was declared with: ${Object.keys(RULE_SETS).join(', ')} (default D, whose zones count in any case).
The task that \`tasks --json\` prints, with "declared_at" added, is such a file too.
`;

/**
 * Reads the file that `--online-task` names.
 *
 * @throws {UsageError} If the file cannot be read or holds no task; the message says what is wrong.
 */
export function readOnlineTask(file: string): OnlineDeclaration {
  const option = `--online-task ${file}`;
  try {
    const text = withFile(() => readFileSync(file, 'utf8'));
    return toDeclaration(JSON.parse(text.replace(BYTE_ORDER_MARK, '')));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new UsageError(`${option}: This is not JSON: ${error.message}.`);
    }
    const isRefusal = [FileError, TypeError, RangeError].some((known) => error instanceof known);
    if (!isRefusal) throw error;
    throw new UsageError(`${option}: ${(error as Error).message}`);
  }
}

/** Byte order mark, which some editors write at the start of a text and JSON does not allow. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Returns a note if the task had lapsed when a flight started. */
export function expiredTaskText(
  { declaredUntilS }: OnlineDeclaration,
  { takeoff }: Pick<InspectedFlight, 'takeoff'>,
): string | undefined {
  if (!takeoff || declaredUntilS === undefined || declaredUntilS >= takeoff.timeS) return undefined;
  const [until, from] = [declaredUntilS, takeoff.timeS].map(formatTimestamp);
  return `The task of --online-task held until ${until}. The flight began at ${from}, so it does not count.`;
}

/** Additional fields of `tasks --json` that follow from the points and the flight. */
const PRINTED_OF_TASK = ['kind', 'distance', 'start_on_leg', 'closed'];
const PRINTED_OF_POINT = ['time'];

/** @throws {TypeError} @throws {RangeError} If the form is not that of a task. */
function toDeclaration(value: unknown): OnlineDeclaration {
  const form = checkForm('The task', value, {
    needed: ['declared_at', 'points'],
    known: ['declared_until', 'ruleset', ...PRINTED_OF_TASK],
  });
  const points = form['points'] as readonly unknown[];
  checkList('points', points);
  const ruleSet = form['ruleset'] ?? 'D';
  checkOneOf<unknown>('ruleset', ruleSet, Object.keys(RULE_SETS));
  const task = { points: points.map(toPoint), ruleSet: ruleSet as RuleSetCode };
  checkTask(task);
  const declaredAtS = toMoment('declared_at', form['declared_at']);
  if (form['declared_until'] === undefined) return { task, declaredAtS };
  const declaredUntilS = toMoment('declared_until', form['declared_until']);
  if (declaredUntilS >= declaredAtS) return { task, declaredAtS, declaredUntilS };
  throw new RangeError('declared_until must not lie before declared_at.');
}

function toPoint(value: unknown, i: number): TaskPoint {
  const point = `point ${i + 1}`;
  const form = checkForm(point, value, { needed: ['name', 'lat', 'lon'], known: PRINTED_OF_POINT });
  const { name, lat, lon } = form as unknown as TaskPoint;
  checkText(`name of ${point}`, name);
  checkNumber(`lat of ${point}`, lat, { min: -90, max: 90 });
  checkNumber(`lon of ${point}`, lon, { min: -180, max: 180 });
  return { name, lat, lon };
}

interface Keys {
  readonly needed: readonly string[];
  /** Allowed further keys. */
  readonly known: readonly string[];
}

/** Rejects unknown keys, because a misspelt key would be ignored silently. */
function checkForm(
  name: string,
  value: unknown,
  { needed, known }: Keys,
): Readonly<Record<string, unknown>> {
  const form = value as Readonly<Record<string, unknown>>;
  checkObject(name, form, needed);
  for (const key of Object.keys(form)) {
    if (needed.includes(key) || known.includes(key)) continue;
    throw new RangeError(`${name} has ${describeValue(key)}, which is not known.`);
  }
  return form;
}

function toMoment(name: string, value: unknown): number {
  const isText = typeof value === 'string' || typeof value === 'number';
  const moment = isText ? parseTimestamp(String(value)) : undefined;
  if (moment !== undefined) return moment;
  throw new RangeError(
    `${name} must be a time in UTC, for example "2025-06-18T07:45:00Z", not ${describeValue(value)}.`,
  );
}
