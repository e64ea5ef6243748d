import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Raises the versions in a copy of the repository and publishes the packages as a dry run, for which no
 * registry is reached.
 */
const PUBLISHED = ['scoring', 'sdk', 'ui', 'server'] as const;
const WORKSPACE = [...PUBLISHED, 'web', 'docs'];
/** A page of a changelog. */
const MAX_LINES_OF_VERSION = 60;
const MAX_OUTPUT_BYTES = 100_000_000;
const root = resolve(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

interface Dry {
  name: string;
  version: string;
  files: { path: string }[];
}

let folder: string;
let copy: string;
let dryRun: Dry[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-release-'));
  copy = join(folder, 'repository');
  run('git', ['clone', '--quiet', '--local', root, copy], root);
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  run(join(bin, 'pnpm'), install, copy);
  for (const name of WORKSPACE) {
    const place = join('packages', name);
    for (const built of globSync('{dist,build}', { cwd: join(root, place) })) {
      cpSync(join(root, place, built), join(copy, place, built), { recursive: true });
    }
  }
  run(join(bin, 'changeset'), ['version'], copy);
  const options = ['--dry-run', '--json', '--no-git-checks', '--config.fetch-retries=0'];
  const nowhere = '--registry=http://127.0.0.1:1/';
  const output = run(join(bin, 'pnpm'), ['publish', '--recursive', ...options, nowhere], copy);
  dryRun = JSON.parse(output.slice(output.indexOf('[\n')));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, args: readonly string[], cwd: string): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES } as const;
  return execFileSync(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

function versionIn(repository: string, name: string): string {
  const manifest = join(repository, 'packages', name, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

test('uses all changesets', () => {
  expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([]);
});

test('publishes the four packages and nothing else', () => {
  expect(dryRun.map(({ name }) => name).toSorted()).toEqual(
    PUBLISHED.map((name) => `@cloudstreet/${name}`).toSorted(),
  );
});

describe.each(PUBLISHED)('@cloudstreet/%s', (name) => {
  test('gets its next version, after 0.0.0 the version 0.1.0', () => {
    const [before, after] = [versionIn(root, name), versionIn(copy, name)];
    expect(after).toMatch(before === '0.0.0' ? /^0\.1\.0$/ : /^\d+\.\d+\.\d+$/);
    expect(dryRun).toContainEqual(
      expect.objectContaining({ name: `@cloudstreet/${name}`, version: after }),
    );
  });

  test('tells its changes on one page', () => {
    const text = readFileSync(join(copy, 'packages', name, 'CHANGELOG.md'), 'utf8');
    const [, newest = ''] = text.split(/^(?=## )/m);
    expect(newest).toMatch(new RegExp(`^## ${versionIn(copy, name)}\n\n### `));
    expect(newest.split('\n').length).toBeLessThanOrEqual(MAX_LINES_OF_VERSION);
  });

  test('contains changes, licence and bill of materials', () => {
    const files = dryRun.find((each) => each.name === `@cloudstreet/${name}`)?.files ?? [];
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'package.json',
        `sbom-${name}.cdx.json`,
      ]),
    );
  });
});

test('a package requires the versions that it was released with, and lists what it contains', () => {
  const tarball = join(folder, 'server.tgz');
  run(join(bin, 'pnpm'), ['pack', `--out=${tarball}`], join(copy, 'packages/server'));
  const read = (file: string) => JSON.parse(run('tar', ['xzOf', tarball, `package/${file}`], root));
  expect(read('package.json').dependencies).toMatchObject({
    '@cloudstreet/scoring': versionIn(copy, 'scoring'),
    '@cloudstreet/sdk': versionIn(copy, 'sdk'),
  });
  const bill = read('sbom-server.cdx.json');
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'server', version: versionIn(copy, 'server') } },
  });
  const components = (document: { components: { name: string }[] }) =>
    document.components.map((component) => component.name);
  expect(components(bill)).toEqual(expect.arrayContaining(['fastify', 'kysely']));
  expect(components(read('sbom-web.cdx.json'))).toContain('maplibre-gl');
});
