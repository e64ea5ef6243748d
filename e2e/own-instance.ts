import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyDataFolder } from '../packages/server/src/testing/copy-data-folder.js';
import type { FakePaddle } from '../packages/server/src/testing/start-fake-paddle.js';

const CLI = join(import.meta.dirname, '../packages/server/dist/cli.js');
const READY = /ready: http/;

/** A separate server with its own settings. */
export interface OwnInstance {
  /** Runs a command of the server on its data and returns its output. */
  command: (...words: string[]) => Promise<string>;
  /** Output and log so far. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Starts a server on a copy of the prepared folder. */
export async function startOwnInstance(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<OwnInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-e2e-'));
  await copyDataFolder(process.env.CLOUDSTREET_E2E_PREPARED ?? '', folder);
  const env = {
    ...process.env,
    CLOUDSTREET_WEB_DIR: join(import.meta.dirname, '../packages/web/dist'),
    CLOUDSTREET_PUBLIC_URL: `http://127.0.0.1:${port}`,
    CLOUDSTREET_TIPS_URL: 'none',
    ...settings,
  };
  const server = spawn(process.execPath, [CLI, 'serve', '--port', String(port), '--data', folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (READY.test(said)) break;
  }
  if (!READY.test(said)) throw new Error(`The server ended before it was ready: ${said}`);
  server.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  return {
    said: () => said,
    async command(...words) {
      const options = { env: { ...env, CLOUDSTREET_DATA: folder } };
      const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...words], options);
      return stdout;
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Settings of a server that sells plans through a fake provider. */
export function paddleSettings({ config }: FakePaddle): Record<string, string> {
  const { apiUrl, apiKey, webhookSecret, clientToken, prices } = config;
  return {
    CLOUDSTREET_PADDLE_ENVIRONMENT: apiUrl ?? '',
    CLOUDSTREET_PADDLE_API_KEY: apiKey,
    CLOUDSTREET_PADDLE_WEBHOOK_SECRET: webhookSecret,
    CLOUDSTREET_PADDLE_CLIENT_TOKEN: clientToken,
    CLOUDSTREET_PADDLE_PRICE_SUPPORTER: prices.supporter,
    CLOUDSTREET_PADDLE_PRICE_PREMIUM: prices.premium,
    CLOUDSTREET_PADDLE_PRICE_TRIAL: prices.trial,
    CLOUDSTREET_PADDLE_PRICE_PATRON: prices.patron,
  };
}
