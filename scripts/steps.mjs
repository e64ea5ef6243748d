import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS, runChecks } from './checks.mjs';
import { durationsOfPlaywright, durationsOfVitest } from './durations.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { root, run } from './workspace.mjs';

/** Versions of PostgreSQL that the server supports beside the embedded engine. */
export const POSTGRES_VERSIONS = ['15', '16', '17', '18'];

/**
 * Steps of `npm test` and `npm run test:release` in their order. Each runs and resolves with its
 * counts, its failures, which start with the step's name, and the durations of its parts.
 */
export const STEPS = {
  e2e: playwright,
  server: () => vitest('server', { env: { CLOUDSTREET_TEST_BUILT: '1' } }),
  web: () => vitest('web'),
  check: async () => {
    const { failed, durations } = await runChecks();
    return {
      passed: Object.keys(CHECKS).length - failed.length,
      failed: failed.length,
      skipped: 0,
      failures: failed.map((name) => `check › ${name}`),
      durations,
    };
  },
  scoring: () => vitest('scoring'),
  sdk: () => vitest('sdk'),
  packaging: () => vitest('packaging', { of: '.' }),
  api: async () => {
    const code = await run('turbo', ['run', 'api', '--continue', '--output-logs=errors-only'], {
      quiet: true,
    });
    return counts(code, { passed: code === 0 ? 1 : 0 });
  },
  size: async () => {
    const code = await run('pnpm', ['--filter', '@cloudstreet/web', 'run', 'size']);
    return counts(code, { passed: code === 0 ? 1 : 0 });
  },
  ...Object.fromEntries(
    POSTGRES_VERSIONS.map((version) => {
      const step = `server-pg${version}`;
      return [step, () => vitest(step, { of: 'server', env: { CLOUDSTREET_TEST_PG: version } })];
    }),
  ),
  ui: () => vitest('ui'),
};

/** Steps that only `npm run test:release` runs. */
export const RELEASE_STEPS = ['server-pg16', 'server-pg17', 'server-pg18'];

/** Counts a failed run without a failed test as one failure. */
export function counts(
  code,
  { passed = 0, failed = 0, skipped = 0 },
  { failures = [], durations = [] } = {},
) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, failures, durations };
}

async function vitest(step, { of = step, env = {} } = {}) {
  const cwd = of === '.' ? root : join(root, 'packages', of);
  const { code, report } = await reported((file) =>
    run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], {
      cwd,
      env,
    }),
  );
  const failedFiles = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return counts(
    code,
    {
      passed: report?.numPassedTests,
      failed: (report?.numFailedTests ?? 0) + failedFiles,
      skipped: report?.numPendingTests,
    },
    {
      failures: failuresOfVitest(report).map((failure) => `${step} › ${failure}`),
      durations: durationsOfVitest(report),
    },
  );
}

async function playwright() {
  const { code, report } = await reported((file) =>
    run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
  const stats = report?.stats;
  return counts(
    code,
    {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected,
      skipped: stats?.skipped,
    },
    {
      failures: failuresOfPlaywright(report).map((failure) => `e2e › ${failure}`),
      durations: durationsOfPlaywright(report),
    },
  );
}

/**
 * Runs a command that writes a JSON report.
 *
 * @param {(file: string) => Promise<number>} write Receives the file name and resolves with the exit code.
 */
export async function reported(write) {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await write(file);
    return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
