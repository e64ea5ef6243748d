import { basename, extname, join } from 'node:path';
import {
  parseTaskFile,
  TASK_FILE_FORMATS,
  type TaskFileFormat,
  writeTaskFile,
} from '../../task-files/task-file-formats.js';
import { decodeText, encodeText, type TextEncoding } from '../../waypoint/decode-text.js';
import type { TaskFile } from '../../waypoint/task-file.js';
import type { TaskFileFinding } from '../../waypoint/task-file-finding.js';
import type { CliIo, Command } from '../cli-io.js';
import { FileError, forEachInput } from '../each-file.js';
import { parseNumber, parseOptions, UsageError } from '../options.js';
import { checkPaths, makeFolder, writeNew } from '../result-files.js';

/** Writes waypoints and tasks of files in other formats. */
export const convertTasks: Command = {
  usage: `cloudstreet-igc convert-tasks FILE… --to FORMAT [options]

Writes waypoints and tasks in another format. It reads CUP, CUPX, TSK (XCSoar), XCTSK (XCTrack), LKT
(LK8000), GPX, and the declaration of IGC files. Lines that cannot be read are listed on standard
error, and the rest is used.

  --to FORMAT    cup, cupx, tsk, xctsk, lkt, gpx, kml or geojson
  --task N       only the task with this number, 1 is the first; tsk, xctsk and
                 lkt hold one task and need it if a file has several
  --encoding E   utf-8 or windows-1252, for cup; utf-8 by default
  --output DIR   a folder for the results, one file each; without it one file is
                 printed. Files are never overwritten: if a result would take the
                 name of another or of a file in the folder, none is written
  --json         print JSON, one object per line and file: {file, output, findings},
                 the path of the result; without --output {file, text, findings}
`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      to: { type: 'string' },
      task: { type: 'string' },
      encoding: { type: 'string' },
      output: { type: 'string' },
      json: { type: 'boolean' },
    });
    const wanted = {
      format: parseFormat(values.to),
      encoding: parseEncoding(values.encoding, values.to),
      ...(values.task !== undefined && { task: parseTaskNumber(values.task) }),
    };
    const { output, json: isJson = false } = values;
    if (output === undefined) {
      if (wanted.encoding !== 'utf-8') {
        throw new UsageError('--output is missing: standard output is UTF-8.');
      }
      if (wanted.format === 'cupx') throw new UsageError('--output is missing: cupx is no text.');
      if (files.length > 1 && !isJson) {
        throw new UsageError('--output is missing: a folder for the files.');
      }
      return forEachInput(files, io, { isJson, toText: resultText }, (file, bytes) => {
        const { content, findings } = converted(bytes, wanted);
        if (!isJson) reportFindings(file, findings, io);
        return { file, text: decodeText(content), findings };
      });
    }
    const pathOf = (file: string) =>
      join(output, `${basename(file, extname(file))}.${wanted.format}`);
    checkPaths(files, pathOf);
    makeFolder(output);
    return forEachInput(files, io, { isJson, toText: pathLine }, (file, bytes) => {
      const path = pathOf(file);
      const { content, findings } = converted(bytes, wanted);
      if (!isJson) reportFindings(file, findings, io);
      writeNew(path, content);
      return { file, output: path, findings };
    });
  },
};

/** JSON of a file that is printed instead of written to a folder. */
interface Printed {
  readonly file: string;
  /** The result. */
  readonly text: string;
  readonly findings: readonly TaskFileFinding[];
}

function resultText({ text }: Printed): string {
  return text;
}

/** JSON of a file that was converted into a folder. */
interface Written {
  readonly file: string;
  /** Path of the result. */
  readonly output: string;
  readonly findings: readonly TaskFileFinding[];
}

function pathLine({ output }: Written): string {
  return `${output}\n`;
}

/** Options of a file to write. */
interface WantedFile {
  readonly format: TaskFileFormat;
  readonly encoding: TextEncoding;
  /** Number of the task, counted from 1. */
  readonly task?: number;
}

interface ConvertedFile {
  readonly content: Uint8Array;
  readonly findings: readonly TaskFileFinding[];
}

const SINGLE_TASK_FORMATS: ReadonlySet<TaskFileFormat> = new Set(['tsk', 'xctsk', 'lkt']);

/** @throws {FileError} If the file has no waypoints and no tasks, or not the one that is needed. */
function converted(bytes: Uint8Array, wanted: WantedFile): ConvertedFile {
  const parsed = parseTaskFile(bytes);
  const { waypoints, tasks, findings } = parsed;
  if (waypoints.length === 0 && tasks.length === 0) {
    const [first] = findings;
    const reason = first ? ` Line ${first.line}: ${first.message}` : '';
    throw new FileError('NO_WAYPOINTS', `The file has no waypoints and no tasks.${reason}`);
  }
  const content = withTask(parsed, wanted);
  const written = writeTaskFile(content, wanted.format);
  const isOther = wanted.encoding !== 'utf-8';
  return {
    content: isOther ? encodeText(decodeText(written), wanted.encoding) : written,
    findings,
  };
}

function withTask(content: TaskFile, { format, task: number }: WantedFile): TaskFile {
  const { tasks } = content;
  const task = tasks[(number ?? 1) - 1];
  if (number !== undefined && !task) {
    throw new FileError(
      'NO_SUCH_TASK',
      `The file has ${tasks.length} tasks, so no task ${number}.`,
    );
  }
  if (number === undefined && SINGLE_TASK_FORMATS.has(format)) {
    if (!task) throw new FileError('NO_SUCH_TASK', 'The file has no task.');
    if (tasks.length > 1) {
      throw new FileError(
        'SEVERAL_TASKS',
        `The file has ${tasks.length} tasks; choose with --task.`,
      );
    }
  }
  return number === undefined || !task ? content : { ...content, tasks: [task] };
}

function reportFindings(file: string, findings: readonly TaskFileFinding[], io: CliIo): void {
  for (const { line, type, code, message } of findings) {
    io.err(`cloudstreet-igc: ${file}: line ${line}: ${type} ${code}: ${message}\n`);
  }
}

function parseFormat(text: string | undefined): TaskFileFormat {
  const format = TASK_FILE_FORMATS.find((each) => each === text);
  if (format) return format;
  const formats = TASK_FILE_FORMATS.join(', ');
  if (text === undefined) throw new UsageError(`--to is missing: ${formats}.`);
  throw new UsageError(`--to takes ${formats}, not "${text}".`);
}

function parseEncoding(text: string | undefined, format: string | undefined): TextEncoding {
  if (text === undefined || text === 'utf-8') return 'utf-8';
  if (text !== 'windows-1252') {
    throw new UsageError(`--encoding takes utf-8 or windows-1252, not "${text}".`);
  }
  if (format !== 'cup') throw new UsageError('--encoding windows-1252 is only for cup.');
  return text;
}

function parseTaskNumber(text: string): number {
  return parseNumber('task', text, { min: 1, max: 100_000, isWhole: true, example: 1 });
}
