import type { Command } from '../cli-io.js';
import { forEachFile } from '../each-file.js';
import { createFileInfo } from '../info/file-info.js';
import { formatInfo } from '../info/info-text.js';
import { parseKind, parseOptions } from '../options.js';

/** Prints the contents of files. */
export const info: Command = {
  usage: `cloudstreet-igc info FILE… [options]

Prints the contents of IGC files: recorder, aircraft, fixes, sensors and flights. Nothing is judged.

  --kind KIND   GL pure glider, MG motor glider, FG electric glider; without it every
                engine that a sensor heard is printed, which may be a tug's
  --json        print JSON, one object per line and file
`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      kind: { type: 'string' },
      json: { type: 'boolean' },
    });
    const kind = values.kind === undefined ? undefined : parseKind(values.kind);
    const output = { isJson: values.json ?? false, toText: formatInfo };
    return forEachFile(files, io, output, (file, parsed) =>
      createFileInfo(file, parsed, { kind, nowS: io.nowS }),
    );
  },
};
