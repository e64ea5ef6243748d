import { execFile, execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
/** Who may call an operation is a rule of its own in the contract, which the comparison does not know. */
const ACCESS = new Set(['x-permission', 'x-plan', 'x-scope']);
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

/** Returns whether changesets, or the version that they have led to, allow breaking changes. */
function declaresBreak(folder, name, place) {
  const manifest = readFileSync(join(folder, 'packages', place, 'package.json'), 'utf8');
  const released = lastRelease(folder, name).split('.').map(Number);
  const current = JSON.parse(manifest).version.split('.').map(Number);
  // Below version 1, semver leaves breaking changes to the second number.
  const isFirstMajor = released[0] === 0;
  const level = isFirstMajor ? 1 : 0;
  return (
    current[0] > released[0] ||
    current[level] > released[level] ||
    pendingBumps(folder, name).some(
      (bump) => bump === 'major' || (isFirstMajor && bump === 'minor'),
    )
  );
}

function pendingBumps(folder, name) {
  const declaration = new RegExp(`^["']${name}["']: (\\w+)$`, 'm');
  return globSync('.changeset/*.md', { cwd: folder }).flatMap((file) => {
    const [, bump] = declaration.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return bump === undefined ? [] : [bump];
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

function isBreaking({ impact, property }) {
  return impact === 'major' || ACCESS.has(property);
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
