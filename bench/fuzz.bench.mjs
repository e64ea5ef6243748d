/**
 * Damaged files, from bytes to points: 100 000 mutants of real files, made by one seed, and a few
 * files made to be as bad as can be. Nothing but an `IgcError` may be thrown, no file may take
 * longer than two seconds, and memory stays bounded. Then 20 000 mutants of files of waypoints and
 * tasks, for which nothing may be thrown; flights over their points are evaluated for the tasks.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createRandom } from '../packages/scoring/src/testing/create-random.ts';
import { mutateFile } from '../packages/scoring/src/testing/mutate-file.ts';
import { largeFiles, smallFiles } from './fuzz/corpus.mjs';
import { EXTREMES } from './fuzz/extremes.mjs';
import { followFile } from './fuzz/follow-file.mjs';
import { followTaskFiles } from './fuzz/task-files.mjs';
import { peakMb } from './peak-mb.mjs';
import { round } from './scoring/measure.mjs';

export const description = 'damaged files: failures and times';

const SEED = 20_260_714;
const FILES = 100_000;
/** Share of small files that is also scored. Large files, which are rare, are all scored. */
const SCORED_EVERY = 20;
const LARGE_EVERY = 500;
const MAX_MS = 2000;
const MAX_MB = 1000;
/** Memory limit above the size of the file, for worst-case files. */
const MAX_EXTREME_MB = 300;
const PROGRESS_EVERY = 10_000;
const EXTREME = join(import.meta.dirname, 'fuzz/extreme.mjs');

/** @param {string[]} options `--only I` processes only the mutant with that number. */
export async function run(options = []) {
  const only = options[0] === '--only' ? Number(options[1]) : undefined;
  if (only !== undefined) {
    console.log(followMutant(createCorpus(), only));
    return {};
  }
  const mutants = [...followMutants(), ...followTaskFiles()];
  const heldMb = peakMb();
  const extremes = EXTREMES.map(({ name }) => followExtreme(name));
  const violations = [...mutants, ...extremes].filter(
    ({ error, cpuMs }) => error || cpuMs > MAX_MS,
  );
  for (const { file, mb } of extremes) {
    if (mb > MAX_EXTREME_MB) violations.push({ file, error: `held ${round(mb)} MB` });
  }
  if (heldMb > MAX_MB) violations.push({ file: 'all mutants', error: `held ${round(heldMb)} MB` });
  show(mutants, extremes);
  for (const { file, damage = '', cpuMs = 0, error = '' } of violations) {
    console.error(`Not as it should be: ${file} ${damage}, ${round(cpuMs)} ms ${error}`);
  }
  if (violations.length > 0) process.exitCode = 1;
  return {
    fuzz_files: mutants.length + extremes.length,
    fuzz_violations: violations.length,
    fuzz_ms_max: round(longest(mutants)),
    fuzz_extreme_ms_max: round(longest(extremes)),
    fuzz_memory_mb: round(heldMb),
  };
}

function createCorpus() {
  return { small: smallFiles(), large: largeFiles() };
}

function followMutants() {
  const corpus = createCorpus();
  const followed = [];
  for (let i = 0; i < FILES; i++) {
    followed.push(followMutant(corpus, i));
    if ((i + 1) % PROGRESS_EVERY === 0) console.log(`${i + 1} of ${FILES} files`);
  }
  return followed;
}

/** Creates a mutant from its own seed, so that it can be reproduced alone. */
function followMutant({ small, large }, i) {
  const isLarge = i % LARGE_EVERY === 0;
  const files = isLarge ? large : small;
  const { name, bytes: good } = files[Math.floor(i / (isLarge ? LARGE_EVERY : 1)) % files.length];
  const { bytes, damage } = mutateFile(good, createRandom(SEED + i));
  const isScored = isLarge || i % SCORED_EVERY === 0;
  return { file: `${i} (${name})`, damage, isLarge, ...followFile(bytes, isScored) };
}

/** Runs in a separate process to measure its memory. */
function followExtreme(name) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [EXTREME, name]);
  if (status !== 0) return { file: name, ms: 0, cpuMs: 0, outcome: 'died', error: String(stderr) };
  return { file: name, ...JSON.parse(stdout) };
}

function longest(files) {
  return files.reduce((most, { ms }) => Math.max(most, ms), 0);
}

function show(mutants, extremes) {
  console.log('\nWhat became of the mutants');
  const outcomes = Map.groupBy(mutants, ({ outcome }) => outcome);
  console.table(
    Array.from(outcomes, ([outcome, group]) => ({
      outcome,
      files: group.length,
      'mean ms': round(group.reduce((sum, { ms }) => sum + ms, 0) / group.length),
      'max ms': round(longest(group)),
    })),
  );
  console.log('\nThose that took longest');
  const slowest = mutants.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.table(
    slowest.map(({ file, damage, ms, outcome }) => ({ file, damage, ms: round(ms), outcome })),
  );
  console.log('\nMade to be as bad as can be');
  console.table(
    extremes.map(({ file, ms, mb, outcome }) => ({
      file,
      ms: round(ms),
      'MB above its bytes': round(mb ?? 0),
      outcome,
    })),
  );
}
