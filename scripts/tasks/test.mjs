/**
 * Runs the checks, all tests of all packages, and the journeys in a browser. `npm test -- NAME…` runs only the named steps.
 * `npm run test:release` (`--release`) adds slow tests that seldom fail. The last line counts the tests.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from '../../packages/server/src/testing/find-postgres.ts';
import { findOrInstallChromium } from '../chromium.mjs';
import { generateSources } from '../generate-sources.mjs';
import { counts, POSTGRES_VERSIONS, RELEASE_STEPS, reported, STEPS } from '../steps.mjs';
import { keepTemporaryFilesInMemory } from '../temporary-files.mjs';
import { root, run, tryBuild } from '../workspace.mjs';

const RUN_STEP = fileURLToPath(new URL('../run-step.mjs', import.meta.url));
/** Steps that run beside the others, in the time in which those wait for a page or the database. */
const BESIDE = new Set(['check', 'scoring', 'sdk', 'ui', 'packaging', 'api', 'size']);
/** Those of them that read sources only, so that they start while the packages are built. */
const OF_SOURCES = new Set(['check', 'scoring', 'sdk', 'ui']);
/** Niceness that leaves almost all processor time to a normal process: sharing evenly slows both more than taking turns. */
const YIELDING = 15;

/** Number of slow files that the summary shows of each step. */
const SLOWEST_SHOWN = 5;

const total = { passed: 0, failed: 0, skipped: 0 };
/** Failures, repeated at the end of the output. */
const failures = [];
/** Name, seconds and durations of each step that ran. */
const times = [];

const isRelease = process.argv.includes('--release');
if (isRelease) process.env.CLOUDSTREET_TEST_RELEASE = '1';
const wanted = process.argv.slice(2).filter((word) => word !== '--release');
const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
let steps = Object.keys(STEPS).filter((name) =>
  wanted.length === 0 ? isRelease || !RELEASE_STEPS.includes(name) : wanted.includes(name),
);

process.env.CLOUDSTREET_TEST_DATA ??= join(root, '..', 'shared', 'data');
if (!existsSync(process.env.CLOUDSTREET_TEST_DATA)) {
  console.log(
    'Recorded flights are missing (CLOUDSTREET_TEST_DATA); tests that need them are skipped.',
  );
}
for (const version of POSTGRES_VERSIONS) {
  const step = `server-pg${version}`;
  if (!steps.includes(step) || findPostgres(version)) continue;
  console.log(`PostgreSQL ${version} is not installed: ${step} is skipped.`);
  steps = steps.filter((name) => name !== step);
}
keepTemporaryFilesInMemory();
const preparation = await outcome(async () => {
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  await generateSources();
  process.env.CLOUDSTREET_TEST_GENERATED = '1';
  return counts(0, {});
});
total.failed += preparation.failed;
if (preparation.failed === 0) await takeAll();
printTimes();
for (const failure of failures) console.log(`\nFailed: ${failure}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped; each says why above.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Takes the steps, and builds the packages for those that need it. */
async function takeAll() {
  const front = steps.filter((name) => !BESIDE.has(name));
  const beside = steps.filter((name) => BESIDE.has(name));
  const ofSources = beside.filter((name) => OF_SOURCES.has(name));
  const ofBuild = beside.filter((name) => !OF_SOURCES.has(name));
  const takeBeside = front.length === 0 ? take : takeYielding;
  const built = front.length + ofBuild.length > 0 ? buildAll() : Promise.resolve(true);
  const lanes = [
    async () => {
      if (await built) await inTurn(front, take);
    },
    async () => {
      await inTurn(ofSources, takeBeside);
      if (await built) await inTurn(ofBuild, takeBeside);
    },
  ];
  await Promise.all(lanes.map((lane) => lane()));
}

/** Resolves with whether the build succeeded. A failure counts once, and the steps that need the build are skipped. */
async function buildAll() {
  const { failed } = await outcome(async () => counts(await tryBuild(), {}));
  total.failed += failed;
  return failed === 0;
}

async function inTurn(names, each) {
  for (const name of names) await each(name);
}

async function take(name) {
  console.log(titleOf(name));
  await tally(name, {});
}

/** Prints the output of the step in one piece at its end. */
async function takeYielding(name) {
  await tally(name, { title: titleOf(name), niceness: YIELDING });
}

function titleOf(name) {
  return `\n── ${name} ──`;
}

async function tally(name, options) {
  const startedAt = Date.now();
  const taken = await outcome(() => runStep(name, options));
  for (const key of Object.keys(total)) total[key] += taken[key];
  failures.push(...taken.failures);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  times.push({ name, seconds, cpuSeconds: taken.cpuSeconds, durations: taken.durations });
  if (taken.failed > 0 && taken.failures.length === 0) {
    failures.push(`${name} ended badly, without a test that says why; see above.`);
  }
  console.log(`── ${name}: ${taken.passed} passed, ${taken.failed} failed in ${seconds} s`);
}

async function runStep(name, options) {
  const { code, report } = await reported((file) =>
    run(process.execPath, [RUN_STEP, name, file], options),
  );
  return report ?? counts(code, {});
}

/** Returns the counts of a step. A step that cannot run counts as one failure. */
async function outcome(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return counts(1, {});
  }
}

function printTimes() {
  if (times.length > 0) console.log('\nWhere the time went (seconds by the clock, of processors):');
  for (const { name, seconds, cpuSeconds = 0, durations } of times.toSorted(bySeconds)) {
    console.log(`${padded(seconds)} ${padded(cpuSeconds)}  ${name}`);
    for (const part of durations.toSorted(bySeconds).slice(0, SLOWEST_SHOWN)) {
      console.log(`${padded(part.seconds)}          ${part.name}`);
    }
  }
}

function bySeconds(one, other) {
  return other.seconds - one.seconds;
}

function padded(seconds) {
  return seconds.toFixed(0).padStart(6);
}
