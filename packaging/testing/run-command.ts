import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const root = resolve(import.meta.dirname, '../..');
export const bin = join(root, 'node_modules', '.bin');
/** Printed files of a package. */
const MAX_OUTPUT_BYTES = 100_000_000;

export interface RunOptions {
  cwd?: string;
  /** Variables beside those of this process. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Returns the output of a command.
 *
 * @throws {Error} With the output if the command fails.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd = root, env = {} }: RunOptions = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, {
      cause: error,
    });
  }
}
