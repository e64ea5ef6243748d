/**
 * Everything that must hold: the checks, then every test of every package, then the journeys in
 * a real browser. `npm test -- NAME…` runs only the named steps. The last line counts the tests.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../packages/server/src/testing/find-postgres.ts';
import { CHECKS, runChecks } from '../checks.mjs';
import { findOrInstallChromium } from '../chromium.mjs';
import { failuresOfPlaywright, failuresOfVitest } from '../failures.mjs';
import { root, run, tryBuild } from '../workspace.mjs';

const reports = mkdtempSync(join(tmpdir(), 'cloudstreet-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, said again where one looks first: at the end. */
const failures = [];

const STEPS = {
  check: async () => {
    const failed = await runChecks();
    failures.push(...failed.map((name) => `check › ${name}`));
    return {
      passed: Object.keys(CHECKS).length - failed.length,
      failed: failed.length,
      skipped: 0,
    };
  },
  scoring: () => vitest('scoring'),
  sdk: () => vitest('sdk'),
  ui: () => vitest('ui'),
  server: () => vitest('server', { CLOUDSTREET_TEST_BUILT: '1' }),
  'server-pg15': () => vitest('server', { CLOUDSTREET_TEST_PG: '15' }),
  web: () => vitest('web'),
  size: async () => {
    const code = await run('pnpm', ['--filter', '@cloudstreet/web', 'run', 'size']);
    return counts(code, { passed: code === 0 ? 1 : 0 });
  },
  storybook: async () => {
    const code = await run('pnpm', ['--filter', '@cloudstreet/ui', 'run', 'storybook:build'], {
      quiet: true,
    });
    return counts(code, { passed: code === 0 ? 1 : 0 });
  },
  packages: () => vitest('.'),
  e2e: playwright,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
const steps = Object.keys(STEPS).filter((name) => wanted.length === 0 || wanted.includes(name));

process.env.CLOUDSTREET_TEST_DATA ??= join(root, '..', 'shared', 'data');
if (!existsSync(process.env.CLOUDSTREET_TEST_DATA)) {
  console.log(
    'The real flights are not here (CLOUDSTREET_TEST_DATA); tests that read them are skipped.',
  );
}
if (!findPostgres('15')) {
  console.log('No PostgreSQL 15 on this machine: server tests run on the embedded engine alone.');
  delete STEPS['server-pg15'];
}
if (await isPrepared()) {
  for (const name of steps.filter((step) => step in STEPS)) await take(name);
}
rmSync(reports, { recursive: true });
for (const failure of failures) console.log(`\nFailed: ${failure}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped; each says why above.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** What the steps stand on. Where it is missing that is one failure, and no step is tried. */
async function isPrepared() {
  const { failed } = await outcome(async () => {
    process.env.CHROMIUM_PATH = await findOrInstallChromium();
    return counts(await tryBuild(), {});
  });
  total.failed += failed;
  return failed === 0;
}

async function take(name) {
  const startedAt = Date.now();
  console.log(`\n── ${name} ──`);
  const taken = await outcome(STEPS[name]);
  for (const key of Object.keys(total)) total[key] += taken[key];
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (taken.failed > 0 && !failures.some((failure) => failure.startsWith(name))) {
    failures.push(`${name} ended badly, without a test that says why; see above.`);
  }
  console.log(`── ${name}: ${taken.passed} passed, ${taken.failed} failed in ${seconds} s`);
}

/** The counts of a step; one that cannot even run counts as one failure. */
async function outcome(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function vitest(name, env = {}) {
  const report = join(reports, `${name}-${Object.keys(env).join('')}.json`);
  const cwd = name === '.' ? root : join(root, 'packages', name);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', args, { cwd, env });
  const result = readReport(report);
  const step = env.CLOUDSTREET_TEST_PG ? 'server-pg15' : name === '.' ? 'packages' : name;
  failures.push(...failuresOfVitest(result).map((failure) => `${step} › ${failure}`));
  const failedFiles = (result?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return counts(code, {
    passed: result?.numPassedTests,
    failed: (result?.numFailedTests ?? 0) + failedFiles,
    skipped: result?.numPendingTests,
  });
}

async function playwright() {
  const report = join(reports, 'e2e.json');
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = readReport(report);
  failures.push(...failuresOfPlaywright(result).map((failure) => `e2e › ${failure}`));
  const stats = result?.stats;
  return counts(code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected,
    skipped: stats?.skipped,
  });
}

/** A run that ended badly without saying which test failed counts as one failure. */
function counts(code, { passed = 0, failed = 0, skipped = 0 }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
