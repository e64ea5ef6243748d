import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository and resolves with its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, title?: string, niceness?: number }} [options]
 *   `quiet` prints the output only if the command fails. With a `title`, the output is printed
 *   below it at the end. `niceness` is that of the process, up to 19.
 * @returns {Promise<number>}
 */
export function run(
  command,
  args,
  { cwd = root, env = {}, quiet = false, title, niceness = 0 } = {},
) {
  const isHeld = quiet || title !== undefined;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (title !== undefined) console.log(title);
      if (title !== undefined || code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Builds the packages and their dependencies, or exits. */
export async function build(...packages) {
  const code = await tryBuild(...packages);
  if (code !== 0) process.exit(code);
}

/**
 * Builds the packages, or all, with their dependencies. Skips what is up to date.
 *
 * @param {string[]} packages
 * @returns {Promise<number>} The exit code of the build.
 */
export function tryBuild(...packages) {
  const filters = packages.map((name) => `--filter=@cloudstreet/${name}`);
  return run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    quiet: packages.length > 0,
  });
}
