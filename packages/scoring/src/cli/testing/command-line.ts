import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.js';

/** The day after that of the files that tests make. */
export const NOW_S = Date.UTC(2026, 6, 15) / 1000;

/** A folder for the files of a test, and the command line at work on them. */
export function createCommandLine() {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-igc-'));
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
    write: (name: string, content: Uint8Array | string) =>
      writeFileSync(join(folder, name), content),
    /** Runs a command; arguments that end in `.igc` are files of the folder. */
    call: (...args: readonly string[]) => {
      const printed = { out: '', err: '' };
      const code = run(
        args.map((arg) => (arg.endsWith('.igc') ? join(folder, arg) : arg)),
        {
          out: (text) => (printed.out += text),
          err: (text) => (printed.err += text),
          nowS: NOW_S,
          version: '1.2.3',
        },
      );
      return { code, ...printed };
    },
  };
}
