import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi } from '../testing/start-test-api.js';

const EXAMPLE = fileURLToPath(new URL('../../../sdk/examples/upload.mjs', import.meta.url));

test('the example of the SDK uploads a file and prints its points', async () => {
  const { url, signUp } = await startTestApi();
  const { email } = await signUp();
  const folder = await mkdtemp(join(tmpdir(), 'cloudstreet-example-'));
  const file = join(folder, 'flight.igc');
  await writeFile(file, sampleIgc());
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', tsx, '--conditions=@cloudstreet/source', EXAMPLE, file],
    {
      env: {
        ...process.env,
        CLOUDSTREET_URL: url,
        CLOUDSTREET_EMAIL: email,
        CLOUDSTREET_PASSWORD: PASSWORD,
      },
    },
  );
  await rm(folder, { recursive: true });
  expect(stdout).toMatch(/^free: \d+\.\d\d points\n/);
});
