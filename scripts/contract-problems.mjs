import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './workspace.mjs';

/** Package that contains the contract. Its tags name the released contracts. */
const PUBLISHER = '@cloudstreet/sdk';
/** Packages of which a breaking change of the contract is a breaking change. */
const CONCERNED = { [PUBLISHER]: 'sdk', '@cloudstreet/server': 'server' };
const CONTRACT = 'packages/sdk/src/generated/openapi.json';
const UNRELEASED = '0.0.0';
/** First words of a changeset that declares a breaking change. */
const DECLARATION = '**Breaking:**';
/** Values of `x-permission` and `x-plan`, from those that allow most callers. */
const CALLERS = ['public', 'signed-in', 'owner', 'moderator', 'superuser'];
const PLANS = [undefined, 'supporter', 'premium', 'patron'];
/** Whether fewer may call an operation after a change of rules that the comparison does not know. */
const ALLOWS_FEWER = {
  'x-permission': (before, after) => CALLERS.indexOf(after) > CALLERS.indexOf(before),
  'x-plan': (before, after) => PLANS.indexOf(after) > PLANS.indexOf(before),
  // No scope includes another, and without one no token can call the operation.
  'x-scope': (before) => before !== 'none',
};
const MAX_OUTPUT_BYTES = 100_000_000;

/**
 * Returns the breaking changes of the contract since the last release, if a package that they concern
 * does not declare one. Before the first release there are none.
 *
 * @param {string} [folder] The repository.
 * @returns {Promise<string[]>}
 */
export async function contractProblems(folder = root) {
  const released = lastRelease(folder, PUBLISHER);
  if (released === UNRELEASED) return [];
  const silent = Object.entries(CONCERNED)
    .filter(([name, place]) => !declaresBreak(folder, name, place))
    .map(([name]) => name);
  if (silent.length === 0) return [];
  const breaks = await breakingChanges(folder, `${PUBLISHER}@${released}`);
  return breaks.map((change) => `${change} No changeset of ${silent.join(', ')} declares it.`);
}

/** Returns the highest version of a package that a tag before this commit names. */
function lastRelease(folder, name) {
  const args = ['tag', '--list', `${name}@*`, '--merged', 'HEAD', '--sort=-version:refname'];
  const [last] = git(folder, args).split('\n');
  return last ? last.slice(name.length + 1) : UNRELEASED;
}

/** Returns whether changesets, or the version and changelog that they have led to, declare a breaking change. */
function declaresBreak(folder, name, place) {
  const manifest = readFileSync(join(folder, 'packages', place, 'package.json'), 'utf8');
  const released = lastRelease(folder, name).split('.').map(Number);
  const current = JSON.parse(manifest).version.split('.').map(Number);
  // Below version 1, semver leaves breaking changes to the second number.
  const isFirstMajor = released[0] === 0;
  const level = isFirstMajor ? 1 : 0;
  const isRaised = current[0] > released[0] || current[level] > released[level];
  const bumps = isFirstMajor ? ['minor', 'major'] : ['major'];
  return (
    (isRaised && newEntries(folder, place, released.join('.')).includes(`- ${DECLARATION}`)) ||
    declaredBumps(folder, name).some((bump) => bumps.includes(bump))
  );
}

/** Returns the part of a package's changelog that is newer than a version. */
function newEntries(folder, place, released) {
  const file = join(folder, 'packages', place, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8').split(`\n## ${released}\n`)[0] : '';
}

/** Returns the bumps of a package by changesets that declare a breaking change. */
function declaredBumps(folder, name) {
  const front = new RegExp(`^["']${name}["']: (\\w+)$`, 'm');
  return globSync('.changeset/*.md', { cwd: folder }).flatMap((file) => {
    const [, packages = '', text = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    const [, bump] = front.exec(packages) ?? [];
    return bump !== undefined && text.trim().startsWith(DECLARATION) ? [bump] : [];
  });
}

/** Compares the contract at a tag with the present one. */
async function breakingChanges(folder, tag) {
  const scratch = mkdtempSync(join(tmpdir(), 'cloudstreet-contract-'));
  try {
    const released = join(scratch, 'released.json');
    const report = join(scratch, 'changes.json');
    writeFileSync(released, git(folder, ['show', `${tag}:${CONTRACT}`]));
    await runRedocly([
      'diff',
      released,
      join(folder, CONTRACT),
      `--config=${join(root, 'packages/sdk/redocly.yaml')}`,
      '--format=json',
      `--output=${report}`,
      '--fail-on=none',
    ]);
    const { changes } = JSON.parse(readFileSync(report, 'utf8'));
    return changes.filter(isBreaking).map(describe);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function runRedocly(args) {
  const command = join(root, 'packages/sdk/node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return promisify(execFile)(process.execPath, [command, ...args], { env });
}

function isBreaking({ impact, property, base, revision }) {
  return impact === 'major' || (ALLOWS_FEWER[property]?.(base.value, revision.value) ?? false);
}

function describe({ path, property, verdicts }) {
  const [, route = '', method = ''] = path.split('/').slice(1);
  const operation = [method.toUpperCase(), route.replaceAll('~1', '/')].join(' ').trim();
  const messages = verdicts.map(({ message }) => message).join(' ');
  return `${operation}: ${messages || `\`${property}\` changed.`}`;
}

/** Returns the output of git. Empty if the folder is no repository. */
function git(folder, args) {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    if (args[0] === 'tag') return '';
    throw error;
  }
}
