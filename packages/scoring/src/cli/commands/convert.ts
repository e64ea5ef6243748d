import { basename, extname, join } from 'node:path';
import { EXPORT_FORMATS, type ExportFormat, exportTrack } from '../../export/export-track.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import { createTrack } from '../../track/create-track.js';
import type { Command } from '../cli-io.js';
import { FileError, forEachFile } from '../each-file.js';
import { parseOptions, UsageError } from '../options.js';
import { checkPaths, makeFolder, writeNew } from '../result-files.js';

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
