import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const CLI = join(import.meta.dirname, '../../packages/server/dist/cli.js');
const READY = /ready: (http:\S+)/;
const START_TIMEOUT_MS = 120_000;

const WEB_APP = join(import.meta.dirname, '../../packages/web/dist');

/**
 * Starts a server with its embedded database and opens a connection to the database.
 *
 * @param {string | undefined} kept Data folder to reuse and keep; by default a temporary one.
 * @param {Record<string, string>} settings Further environment variables.
 */
export async function startInstance(kept, settings = {}) {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'cloudstreet-bench-'));
  // The database may belong to a user of its own, who must get in.
  if (existsSync(folder)) chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const server = spawn(process.execPath, [CLI, 'serve', '--port', '0', '--data', data], {
    env: {
      ...process.env,
      CLOUDSTREET_RATE_LIMIT: 'False',
      CLOUDSTREET_CAPTCHA: 'False',
      CLOUDSTREET_LOG_LEVEL: 'warn',
      CLOUDSTREET_STOP_WITH_PARENT: 'True',
      CLOUDSTREET_WEB_DIR: WEB_APP,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await untilReady(server);
  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl(data) });
    await client.connect();
    return client;
  };
  const client = await connect();
  return {
    data,
    address,
    baseUrl: `${address}/v1`,
    client,
    connect,
    async stop() {
      await client.end();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      if (!kept) rmSync(folder, { recursive: true });
    },
  };
}

/** Imports airspaces with the server's command. */
export function importAirspace({ data }, file) {
  execFileSync(process.execPath, [CLI, 'import', 'airspace', file, '--data', data], {
    stdio: 'ignore',
  });
}

/** Rebuilds the rankings with the server's command. */
export function rank({ data }) {
  execFileSync(process.execPath, [CLI, 'rank', '--data', data]);
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error(`The server did not get ready:\n${output}`));
    }, START_TIMEOUT_MS);
    const listen = (chunk) => {
      output += chunk;
      const address = READY.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });
}

/** Reads the port of the embedded database from its folder. */
function databaseUrl(data) {
  const password = readFileSync(join(data, 'postgres.password'), 'utf8');
  const [, , , port] = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return `postgres://cloudstreet:${password}@127.0.0.1:${port}/cloudstreet`;
}
