import { DMST_SHAPES } from '../../contest/rules/dmst-shapes.js';
import { timestamp } from '../../contest/timestamp.js';
import {
  type Examination,
  examineFlight,
  type InspectedFlight,
} from '../../flight/inspect-flight.js';
import { splitFlights } from '../../flight/split-flights.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import { checkTask } from '../../task/check-task.js';
import { classifyTask, type TaskClassification } from '../../task/classify-task.js';
import { type EvaluatedTask, evaluateTask } from '../../task/evaluate-task.js';
import { NATIONAL } from '../../task/replaced-zones.js';
import { RULE_SETS } from '../../task/rule-sets.js';
import type { RuleSetCode, Task } from '../../task/task.js';
import { type TaskText, taskText } from '../../task/task-message.js';
import { zonesText } from '../../task/zone-message.js';
import type { AircraftKind } from '../../track/engine-runs.js';
import type { Command } from '../cli-io.js';
import { FileError, forEachFile } from '../each-file.js';
import { type FlightSummary, flightSummary } from '../flight-summary.js';
import { parseKind, parseOptions, UsageError } from '../options.js';
import { flightHead } from '../report-text.js';
import { chooseTask, withInputs } from '../task-input.js';

/** Prints the declared tasks and how the flights completed them. */
export const tasks: Command = {
  usage: `cloudstreet-igc tasks FILE… [options]

Prints the task that each flight was declared for, which of its points were reached, and what is
missing by how much. The zones of the declaration count, if the file has them.

  --ruleset CODE   rules whose observation zones count instead:
                   ${Object.keys(RULE_SETS).join(', ')}
  --task FILE      task of any program (see convert-tasks) to judge instead of the declared one,
                   with its zones; where it has none, those of the rules (default D)
  --kind KIND      GL pure glider (default), MG motor glider, FG electric glider
  --json           print JSON, one object per line and file
`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      ruleset: { type: 'string' },
      task: { type: 'string' },
      kind: { type: 'string' },
      json: { type: 'boolean' },
    });
    const ruleSet = values.ruleset === undefined ? undefined : parseRuleSet(values.ruleset);
    const kind = parseKind(values.kind ?? 'GL');
    const output = { isJson: values.json ?? false, toText: formatTasks };
    return withInputs(io, (read) => {
      const given = values.task === undefined ? undefined : read(values.task, givenTask);
      return forEachFile(files, io, output, (file, parsed) => ({
        file,
        flights: judgeFlights(parsed, { given, ruleSet, kind, nowS: io.nowS }),
      }));
    });
  },
};

/** Points of a task file. */
type GivenTask = Pick<Task, 'points'>;

function givenTask(bytes: Uint8Array): GivenTask {
  const task = { points: chooseTask(bytes).points };
  try {
    checkTask({ ...task, ruleSet: NATIONAL });
  } catch (error) {
    throw new FileError('INVALID_TASK', error instanceof Error ? error.message : '');
  }
  return task;
}

interface TaskConditions {
  /** Replaces the declared task. */
  readonly given: GivenTask | undefined;
  /** Replaces the zones of the declaration. */
  readonly ruleSet: RuleSetCode | undefined;
  readonly kind: AircraftKind;
  readonly nowS: number;
}

/** JSON of a file, in the names and units of the contract. */
interface TaskReport {
  readonly file: string;
  readonly flights: readonly FlightTasks[];
}

interface FlightTasks extends FlightSummary {
  /**
   * Absent if no task was declared before takeoff (or before a recording that starts in flight), no
   * flight was found, or nothing may be scored. Then only `msg` follows and gives the reason.
   */
  readonly task?: {
    readonly kind: TaskClassification['kind'];
    /** km */
    readonly distance: number;
    readonly ruleset: RuleSetCode;
    readonly start_on_leg: boolean;
    readonly closed: boolean;
    readonly points: readonly {
      readonly name: string;
      readonly lat: number;
      readonly lon: number;
      /**
       * Time at which it was reached. For start and finish, the crossing of their line or zone
       * between two fixes; for other points, the time of a fix.
       */
      readonly time?: string;
    }[];
  };
  readonly task_achieved?: boolean;
  readonly task_result?: number;
  /** Reason why the task does not count, and by how much, or why there is no task. */
  readonly msg?: string;
  /** Note that the declaration has other zones than the national rules. */
  readonly note?: string;
  /** Reason why the task does not count by the zones of the national rules, if they differ. */
  readonly national_msg?: string;
}

function judgeFlights(
  { recording, findings }: ParsedIgc,
  conditions: TaskConditions,
): FlightTasks[] {
  return splitFlights(recording).map((interval, i) => {
    const examined = examineFlight({
      recording,
      interval,
      fileFindings: findings,
      aircraft: { kind: conditions.kind, index: null },
      uploadedAtS: conditions.nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
    });
    return Object.assign(flightSummary(examined.flight, i + 1), judge(examined, conditions));
  });
}

function judge(examined: Examination, { given, ruleSet }: TaskConditions) {
  const { declared } = examined.flight;
  if (given || ruleSet) {
    const points = given?.points ?? declared?.task.points;
    const task = points && { points, ruleSet: ruleSet ?? NATIONAL };
    const flown = task && flyBest(examined, task);
    if (!task || !flown) return { msg: noTaskText(examined.flight) };
    const reading = classifyTask(task.points, DMST_SHAPES);
    return resultOf({ task, flown, reading, dayStartS: examined.track.dayStartS });
  }
  if (!declared) return { msg: noTaskText(examined.flight) };
  const { asDeclared, flownAsDeclared, reading, dayStartS } = declared;
  const [task, flown] = [asDeclared ?? declared.task, flownAsDeclared ?? declared.flown];
  const note = zonesText(declared);
  const national = flownAsDeclared && taskText(declared.flown, declared.task);
  return {
    ...resultOf({ task, flown, reading, dayStartS }),
    ...(note && { note }),
    ...(national && { national_msg: sentence(national) }),
  };
}

function flyBest({ track, windows }: Examination, task: Task): EvaluatedTask | undefined {
  return windows
    .map((window) => evaluateTask(track, window, task))
    .reduce<EvaluatedTask | undefined>((a, b) => (a && b.reached <= a.reached ? a : b), undefined);
}

interface JudgedTask {
  readonly task: Task;
  readonly flown: EvaluatedTask;
  readonly reading: TaskClassification;
  readonly dayStartS: number;
}

function resultOf(judged: JudgedTask) {
  const { task, flown } = judged;
  const text = taskText(flown, task);
  return {
    task: describe(judged),
    task_achieved: flown.isAchieved,
    task_result: flown.reached,
    ...(text && { msg: sentence(text) }),
  };
}

function sentence({ statement, detail }: TaskText): string {
  return `${statement}. ${detail}`;
}

/** Returns the reason why there is no task to judge. */
function noTaskText({ takeoff, launch, scoringTimes }: InspectedFlight): string {
  if (!takeoff) return 'No flight was found.';
  if (scoringTimes.length === 0) return 'Nothing of the flight may be scored.';
  return launch
    ? 'No task was declared before takeoff.'
    : 'No task was declared before the recording began.';
}

function describe({ task, reading, flown, dayStartS }: JudgedTask) {
  return {
    kind: reading.kind,
    distance: reading.distanceKm,
    ruleset: task.ruleSet,
    start_on_leg: reading.startOnLeg,
    closed: reading.isClosed,
    points: task.points.map(({ name, lat, lon }, i) => {
      const timeS = passageS(flown, i, task.points.length);
      return { name, lat, lon, ...(timeS !== undefined && { time: timestamp(dayStartS + timeS) }) };
    }),
  };
}

/** Returns the time at which a point was reached; for start and finish the second that counts. */
function passageS({ points, startS, finishS }: EvaluatedTask, point: number, count: number) {
  if (point === 0) return startS;
  return point === count - 1 ? finishS : points[point]?.timeS;
}

function formatTasks({ file, flights }: TaskReport): string {
  const lines = flights.flatMap((flight) => [
    ...(flights.length > 1 ? [flightHead(flight, flights.length)] : []),
    ...taskLines(flight),
  ]);
  return [`${file}:`, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

function taskLines(flight: FlightTasks): string[] {
  const { task, task_achieved: isAchieved, msg, note, national_msg: national } = flight;
  if (!task) return msg ? [msg] : [];
  const onLeg = task.start_on_leg ? ', started on a leg' : '';
  return [
    `${task.kind} of ${task.distance.toFixed(2)} km${onLeg}, rules ${task.ruleset}: ${isAchieved ? 'achieved' : 'not achieved'}`,
    ...task.points.map(({ name, lat, lon, time }) =>
      [
        time?.slice(11, 19).padEnd(8) ?? '-'.padEnd(8),
        lat.toFixed(5).padStart(10),
        lon.toFixed(5).padStart(11),
        name,
      ].join(' '),
    ),
    ...(msg ? [msg] : []),
    ...(note ? [note] : []),
    ...(national ? [`By the national rules: ${national}`] : []),
  ];
}

function parseRuleSet(text: string): RuleSetCode {
  if (Object.hasOwn(RULE_SETS, text)) return text as RuleSetCode;
  throw new UsageError(`--ruleset takes ${Object.keys(RULE_SETS).join(', ')}, not "${text}".`);
}
