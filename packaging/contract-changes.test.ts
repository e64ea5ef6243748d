import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contractProblems } from '../scripts/contract-problems.mjs';

/** A contract, of which tests change single parts. */
const PARTS = {
  openapi: '3.1.1',
  path: '/glider',
  access: { 'x-permission': 'signed-in', 'x-scope': 'read' } as Record<string, string>,
  properties: { id: { type: 'integer' }, kind: { type: 'string', enum: ['GL', 'MG'] } },
};

let folder: string;

/** Starts a repository whose packages have a version, and tags it. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-repository-'));
  git('init', '--quiet');
  setVersions('0.1.0');
  writeContract({});
  commit();
});

afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' });
}

function commit() {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'Change');
}

function release(version: string) {
  for (const name of ['sdk', 'server']) git('tag', `@cloudstreet/${name}@${version}`);
}

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function setVersions(version: string) {
  for (const name of ['sdk', 'server']) {
    write(`packages/${name}/package.json`, JSON.stringify({ version }));
  }
}

function writeContract(changes: Partial<typeof PARTS>) {
  const { openapi, path, access, properties } = { ...PARTS, ...changes };
  const schema = { type: 'object', properties };
  const responses = { 200: { description: 'ok', content: { 'application/json': { schema } } } };
  const get = { operationId: 'getGlider', ...access, responses };
  const document = { openapi, info: { title: 'Test', version: '1' }, paths: { [path]: { get } } };
  write('packages/sdk/src/generated/openapi.json', JSON.stringify(document));
}

function writeChangelogs(entries: string) {
  for (const name of ['sdk', 'server']) {
    write(`packages/${name}/CHANGELOG.md`, `# @cloudstreet/${name}\n\n${entries}`);
  }
}

function declare(bumps: Record<string, string>, text = '**Breaking:** Renames gliders.') {
  const lines = Object.entries(bumps).map(([name, bump]) => `'@cloudstreet/${name}': ${bump}`);
  write('.changeset/change.md', `---\n${lines.join('\n')}\n---\n\n${text}\n`);
}

const { kind, ...withoutKind } = PARTS.properties;

describe('a breaking change', () => {
  test('fails without a declaration', async () => {
    release('0.1.0');
    const access = { ...PARTS.access, 'x-permission': 'owner' };
    writeContract({ access, properties: withoutKind as typeof PARTS.properties });
    expect(await contractProblems(folder)).toEqual([
      expect.stringContaining('GET /glider: `x-permission` changed.'),
      expect.stringContaining('GET /glider: Property `kind`'),
    ]);
  });

  test('needs a declaration of each package that it concerns, which a patch is not', async () => {
    release('0.1.0');
    writeContract({ path: '/aircraft' });
    declare({ sdk: 'minor', server: 'patch' });
    expect(await contractProblems(folder)).toEqual([
      '/glider: Path `/glider` was removed. No changeset of @cloudstreet/server declares it.',
    ]);
    declare({ sdk: 'minor', server: 'minor' });
    expect(await contractProblems(folder)).toEqual([]);
  });

  test('needs a major version from version 1', async () => {
    setVersions('1.2.0');
    commit();
    release('1.2.0');
    writeContract({ path: '/aircraft' });
    declare({ sdk: 'minor', server: 'minor' });
    expect(await contractProblems(folder)).toHaveLength(1);
    declare({ sdk: 'major', server: 'major' });
    expect(await contractProblems(folder)).toEqual([]);
  });

  test('is not declared by the changeset of an addition', async () => {
    release('0.1.0');
    writeContract({ path: '/aircraft' });
    declare({ sdk: 'minor', server: 'minor' }, 'Lists gliders.');
    expect(await contractProblems(folder)).toEqual([
      '/glider: Path `/glider` was removed. No changeset of @cloudstreet/sdk, @cloudstreet/server declares it.',
    ]);
  });

  test('is declared by the version and changelog that its changesets have led to', async () => {
    release('0.1.0');
    writeContract({ path: '/aircraft' });
    setVersions('0.2.0');
    const older = '## 0.1.0\n\n- **Breaking:** Renames airfields.\n';
    writeChangelogs(`## 0.2.0\n\n- Lists gliders.\n\n${older}`);
    expect(await contractProblems(folder)).toHaveLength(1);
    writeChangelogs(`## 0.2.0\n\n- **Breaking:** Renames gliders.\n\n${older}`);
    expect(await contractProblems(folder)).toEqual([]);
  });

  test.each([
    { rule: 'x-permission', from: 'owner', to: 'signed-in', breaks: false },
    { rule: 'x-permission', from: 'public', to: 'signed-in', breaks: true },
    { rule: 'x-plan', from: 'premium', to: 'supporter', breaks: false },
    { rule: 'x-plan', from: 'premium', to: undefined, breaks: false },
    { rule: 'x-plan', from: undefined, to: 'premium', breaks: true },
    { rule: 'x-scope', from: 'none', to: 'read', breaks: false },
    { rule: 'x-scope', from: 'read', to: 'write', breaks: true },
    { rule: 'x-scope', from: 'read', to: 'none', breaks: true },
  ])(
    'is a call that fewer may make: $rule from $from to $to is one: $breaks',
    async ({ rule, from, to, breaks }) => {
      const withRule = (value: string | undefined) => ({
        ...PARTS.access,
        ...(value !== undefined && { [rule]: value }),
      });
      writeContract({ access: withRule(from) });
      commit();
      release('0.1.0');
      writeContract({ access: withRule(to) });
      expect(await contractProblems(folder)).toHaveLength(breaks ? 1 : 0);
    },
  );

  test('is compared with the highest release', async () => {
    release('0.9.0');
    writeContract({ path: '/aircraft' });
    setVersions('0.10.0');
    commit();
    release('0.10.0');
    expect(await contractProblems(folder)).toEqual([]);
  });

  test('is allowed before the first release', async () => {
    writeContract({ path: '/aircraft' });
    expect(await contractProblems(folder)).toEqual([]);
  });
});

test('additions need no declaration', async () => {
  release('0.1.0');
  const more = { ...PARTS.properties, kind: { ...kind, enum: ['GL', 'MG', 'FG'] } };
  writeContract({ properties: { ...more, name: { type: 'string' } } as typeof more });
  expect(await contractProblems(folder)).toEqual([]);
});
