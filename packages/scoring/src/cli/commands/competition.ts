import { type Conventions, checkConventions } from '../../competition/conventions.js';
import type { FlownTask } from '../../competition/flown-task.js';
import { flyRecording } from '../../competition/fly-recording.js';
import {
  COMPETITION_CLASSES,
  type CompetitionClass,
  POINT_RULES,
  type PointRulesName,
} from '../../competition/point-rules.js';
import { type DayEntry, scoreDay } from '../../competition/score-day.js';
import { measureTask } from '../../competition/task-measure.js';
import { decodeText } from '../../waypoint/decode-text.js';
import type { PlannedTask } from '../../waypoint/planned-task.js';
import type { Command } from '../cli-io.js';
import { competitorId } from '../competition/competitor-id.js';
import { type CompetitorFile, competitorResult } from '../competition/competitor-result.js';
import { readCsv } from '../competition/csv-table.js';
import { dayText } from '../competition/day-text.js';
import { differenceOf, readExpected } from '../competition/expected-day.js';
import { FileError, forEachFile } from '../each-file.js';
import { parseKind, parseNumber, parseOptions, UsageError } from '../options.js';
import { chooseTask, type Read, withInputs } from '../task-input.js';

/** Scores a day of a competition. */
export const competition: Command = {
  usage: `cloudstreet-igc competition TASK FILE… [options]

Scores a day of a competition: a racing task, or an assigned area task optimised over all fixes. TASK
is a task of any program (see convert-tasks), or an IGC file with the task of the organiser. FILE… are
the recordings of the competitors.

  --handicaps CSV     columns competition_id and handicap; who is listed belongs to the
                      competition, and a file belongs to the id that begins its name
  --penalties CSV     columns competition_id, points and reason
  --rules NAME        ${Object.keys(POINT_RULES).join(', ')} (default annex-a)
  --class CLASS       ${COMPETITION_CLASSES.join(', ')}
                      (default club with handicaps, else 15m)
  --conventions JSON  conventions of the organiser, such as
                      {"earth": "fai_sphere", "start": {"maxAltitudeM": 1500}}
  --utc-offset HOURS  local time minus UTC; start times of tasks are local (default 0)
  --task N            the task with this number in TASK, 1 is the first; the last one with
                      zones by default
  --kind KIND         GL pure glider (default), MG motor glider, FG electric glider: an
                      engine that runs is an outlanding
  --expected JSON     results of another source, whose differences are shown
  --json              print JSON, one object per line and competitor
`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      handicaps: { type: 'string' },
      penalties: { type: 'string' },
      rules: { type: 'string' },
      class: { type: 'string' },
      conventions: { type: 'string' },
      'utc-offset': { type: 'string' },
      task: { type: 'string' },
      kind: { type: 'string' },
      expected: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [taskFile = '', ...recordings] = files;
    if (recordings.length === 0) throw new UsageError('No file of a competitor.');
    const rules = parseRules(values.rules ?? 'annex-a');
    const of = parseClass(values.class ?? (values.handicaps === undefined ? '15m' : 'club'));
    const kind = parseKind(values.kind ?? 'GL');
    const taskNumber = values.task === undefined ? undefined : parseTaskNumber(values.task);
    const offset = values['utc-offset'];
    const offsetH = offset === undefined ? undefined : parseOffset(offset);
    return withInputs(io, (read) => {
      const task = read(taskFile, (bytes) => chooseTask(bytes, taskNumber));
      const handicaps = readIfGiven(values.handicaps, read, readHandicaps) ?? new Map();
      const penalties = readIfGiven(values.penalties, read, readPenalties) ?? new Map();
      const expected = readIfGiven(values.expected, read, readExpected);
      const conventions: Conventions = {
        ...(offsetH !== undefined && { utcOffsetS: offsetH * 3600 }),
        ...readIfGiven(values.conventions, read, readConventions),
      };
      const flown = new Map<string, { readonly from: CompetitorFile; readonly flown: FlownTask }>();
      const listed = [...handicaps.keys()];
      const exitCode = forEachFile(recordings, io, COLLECTING, (file, { recording }) => {
        const result = flyRecording(recording, task, conventions, kind);
        if (!result) throw new FileError('NO_SUCH_FLIGHT', 'It has no flight.');
        const id = competitorId(file, recording, listed);
        if (flown.has(id)) throw new FileError('REPEATED_ID', `${id} has another file.`);
        flown.set(id, { from: { file, dayStartS: recording.dayStartS }, flown: result });
      });
      const ids = new Set([...listed, ...flown.keys()]);
      const entries = Array.from(ids, (id): DayEntry => {
        const [result, handicap, penalty] = [flown.get(id), handicaps.get(id), penalties.get(id)];
        return {
          id,
          ...(result && { flown: result.flown }),
          ...(handicap !== undefined && { handicap }),
          ...(penalty && { penalty }),
        };
      });
      const day = scoreDay(entries, task, POINT_RULES[rules], { of });
      const results = day.rows.map((row) => {
        const result = competitorResult(row, flown.get(row.id)?.from);
        const difference = differenceOf(result, expected?.get(row.id));
        return { ...result, ...(difference && { difference }) };
      });
      if (values.json) for (const result of results) io.out(`${JSON.stringify(result)}\n`);
      else io.out(dayText(results, day.factors, titleOf(task, conventions, rules)));
      return exitCode;
    });
  },
};

/** The table is printed after all files. */
const COLLECTING = { isJson: false, toText: () => '' };

function readIfGiven<Result>(
  file: string | undefined,
  read: Read,
  parse: (text: string) => Result,
): Result | undefined {
  return file === undefined ? undefined : read(file, (bytes) => parse(decodeText(bytes)));
}

function readHandicaps(text: string): Map<string, number> {
  return new Map(
    readCsv(text, ['competition_id', 'handicap']).map(({ competition_id: id, handicap }) => {
      const value = Number(handicap);
      if (value > 0) return [id, value];
      throw new FileError('INVALID_HANDICAP', `${id} has the handicap "${handicap}".`);
    }),
  );
}

function readPenalties(text: string): Map<string, { points: number; reason: string }> {
  return new Map(
    readCsv(text, ['competition_id', 'points', 'reason']).map((row) => {
      const points = Number(row.points);
      if (Number.isFinite(points)) return [row.competition_id, { points, reason: row.reason }];
      throw new FileError('INVALID_PENALTY', `${row.competition_id} has "${row.points}" points.`);
    }),
  );
}

function readConventions(text: string): Conventions {
  try {
    const conventions: Conventions = JSON.parse(text);
    checkConventions(conventions);
    return conventions;
  } catch (error) {
    throw new FileError('INVALID_CONVENTIONS', error instanceof Error ? error.message : '');
  }
}

function titleOf(task: PlannedTask, conventions: Conventions, rules: string): string {
  const kind = task.points.some(({ isArea }) => isArea) ? 'Assigned area task' : 'Racing task';
  const km = (measureTask(task, conventions).distanceM / 1000).toFixed(2);
  return `${kind}${task.name ? ` "${task.name}"` : ''}, ${km} km, rules ${rules}`;
}

function parseRules(name: string): PointRulesName {
  if (Object.hasOwn(POINT_RULES, name)) return name as PointRulesName;
  throw new UsageError(`--rules takes ${Object.keys(POINT_RULES).join(', ')}, not "${name}".`);
}

function parseClass(name: string): CompetitionClass {
  const found = COMPETITION_CLASSES.find((known) => known === name);
  if (found) return found;
  throw new UsageError(`--class takes ${COMPETITION_CLASSES.join(', ')}, not "${name}".`);
}

function parseTaskNumber(text: string): number {
  return parseNumber('task', text, { min: 1, max: 10_000, isWhole: true, example: 1 });
}

function parseOffset(text: string): number {
  return parseNumber('utc-offset', text, { min: -14, max: 14, example: 2 });
}
