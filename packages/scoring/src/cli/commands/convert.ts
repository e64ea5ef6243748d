import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { EXPORT_FORMATS, type ExportFormat, exportTrack } from '../../export/export-track.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import { createTrack } from '../../track/create-track.js';
import type { Command } from '../cli-io.js';
import { FileError, forEachFile, withFile } from '../each-file.js';
import { parseOptions, UsageError } from '../options.js';

/** Writes the tracks of files in other formats. */
export const convert: Command = {
  usage: `cloudstreet-igc convert FILE… --to FORMAT [options]

Writes the usable fixes of IGC files in another format. A track needs two of them; a file with fewer
is an error.

  --to FORMAT    gpx, geojson, csv or kml
  --output DIR   a folder for the results, one file each; without it one file is
                 printed. Files are never overwritten: if a result would take the
                 name of another or of a file in the folder, none is written
  --json         print JSON, one object per line and file: {file, output}, the path
                 of the result; without --output {file, text}, the result
`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      to: { type: 'string' },
      output: { type: 'string' },
      json: { type: 'boolean' },
    });
    const format = parseFormat(values.to);
    const { output, json: isJson = false } = values;
    if (output === undefined) {
      if (files.length > 1 && !isJson) {
        throw new UsageError('--output is missing: a folder for the files.');
      }
      return forEachFile(files, io, { isJson, toText: resultText }, (file, parsed) => ({
        file,
        text: converted(parsed, format),
      }));
    }
    const pathOf = (file: string) => join(output, `${basename(file, extname(file))}.${format}`);
    checkPaths(files, pathOf);
    makeFolder(output);
    return forEachFile(files, io, { isJson, toText: pathLine }, (file, parsed) => {
      const path = pathOf(file);
      writeNew(path, converted(parsed, format));
      return { file, output: path };
    });
  },
};

/** JSON of a file that is printed instead of written to a folder. */
interface Printed {
  readonly file: string;
  /** The result. */
  readonly text: string;
}

function resultText({ text }: Printed): string {
  return text;
}

/** JSON of a file that was converted into a folder. */
interface Written {
  readonly file: string;
  /** Path of the result. */
  readonly output: string;
}

function pathLine({ output }: Written): string {
  return `${output}\n`;
}

/** Rejects paths that two files share or that exist already, before anything is written. */
function checkPaths(files: readonly string[], pathOf: (file: string) => string): void {
  const fileOf = new Map<string, string>();
  for (const file of files) {
    const path = pathOf(file);
    const other = fileOf.get(path);
    if (other !== undefined) {
      throw new UsageError(
        `${other} and ${file} would both become ${path}: convert them into folders of their own.`,
      );
    }
    if (existsSync(path)) {
      throw new UsageError(`${path} exists already: move it away, or choose another folder.`);
    }
    fileOf.set(path, file);
  }
}

/**
 * Writes a new file. Never overwrites one, even if the names differ only in case on a file system
 * that ignores case.
 */
function writeNew(path: string, text: string): void {
  try {
    withFile(() => writeFileSync(path, text, { flag: 'wx' }));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new FileError(error.code, `${path}: ${error.message}`);
  }
}

function makeFolder(folder: string): void {
  try {
    withFile(() => {
      // Created one by one: `recursive` alone may retry forever in a folder that takes no others.
      for (const missing of missingFolders(folder)) mkdirSync(missing);
      mkdirSync(folder, { recursive: true });
    });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const reason = error.code === 'ENOENT' ? 'No folder can be made there.' : error.message;
    throw new UsageError(`--output ${folder}: ${reason}`);
  }
}

/** Returns the missing folders of a path, the outermost first. */
function missingFolders(folder: string): string[] {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  return missing;
}

function parseFormat(text: string | undefined): ExportFormat {
  const format = EXPORT_FORMATS.find((each) => each === text);
  if (format) return format;
  const formats = EXPORT_FORMATS.join(', ');
  if (text === undefined) throw new UsageError(`--to is missing: ${formats}.`);
  throw new UsageError(`--to takes ${formats}, not "${text}".`);
}

/** Minimum number of positions of a line: maps show nothing for fewer, and GeoJSON forbids it. */
const MIN_FIXES = 2;

/** @throws {FileError} If there is no track. */
function converted({ recording }: ParsedIgc, format: ExportFormat): string {
  const track = createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
  if (track.count < MIN_FIXES) {
    const usable = track.count === 0 ? 'no usable fix' : 'one usable fix';
    throw new FileError('NO_TRACK', `The file has ${usable}; a track needs two.`);
  }
  return exportTrack(recording, track, format);
}
