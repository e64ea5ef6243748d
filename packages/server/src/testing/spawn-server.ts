import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A server in its own process, started like a real one. */
export interface SpawnedServer {
  readonly process: ChildProcess;
  /** Address at which it listens. */
  readonly url: string;
  /** Returns everything that the server has printed so far. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; resolves with the exit code, null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const SETTINGS = {
  CLOUDSTREET_SCORING_THREADS: '1',
  CLOUDSTREET_CAPTCHA: 'False',
  // Tests start the same program dozens of times.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
};

/**
 * Arguments of Node: the sources, or the build if the test run has just made it. The build starts
 * in a third of the time.
 */
const PROGRAM = process.env.CLOUDSTREET_TEST_BUILT
  ? [fileURLToPath(new URL('../../dist/cli.js', import.meta.url))]
  : [
      '--import',
      createRequire(import.meta.url).resolve('tsx'),
      '--conditions=@cloudstreet/source',
      fileURLToPath(new URL('../app/cli.ts', import.meta.url)),
    ];

/** Starts the command line with these arguments; the process may end on its own. */
export function spawnCli(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [...PROGRAM, ...args], {
    env: { ...process.env, ...SETTINGS, ...env },
    stdio: 'pipe',
  });
}

/** Starts a server on a data folder and waits until it is ready. */
export async function spawnServer(data: string, port = 0): Promise<SpawnedServer> {
  const child = spawnCli(['serve', '--data', data, '--port', String(port)]);
  const url = await readyUrl(child);
  return {
    process: child,
    url,
    output: () => outputs.get(child) ?? '',
    async end(signal) {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

const outputs = new WeakMap<ChildProcess, string>();

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const output = (outputs.get(child) ?? '') + chunk.toString();
      outputs.set(child, output);
      const url = /ready: (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended:\n${outputs.get(child) ?? ''}`)));
  });
}
