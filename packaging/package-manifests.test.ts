import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packedManifest } from '../scripts/packed-manifest.mjs';

const root = resolve(import.meta.dirname, '..');

/** Entries of `files` below `src`, which the server reads while it runs. */
const DATA_IN_SOURCES = new Set(['src/reference/data', 'src/reference/NOTICE.md']);

const PACKAGES = globSync('packages/*/package.json', { cwd: root })
  .map((file) => {
    const folder = resolve(root, file, '..');
    return { folder, manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) };
  })
  .filter(({ manifest }) => !manifest.private)
  .map(({ folder, manifest }) => ({ name: String(manifest.name), folder, manifest }));

test('four packages are published', () => {
  expect(PACKAGES.map(({ name }) => name).toSorted()).toEqual([
    '@cloudstreet/scoring',
    '@cloudstreet/sdk',
    '@cloudstreet/server',
    '@cloudstreet/ui',
  ]);
});

describe.each(PACKAGES)('$name', ({ folder, manifest }) => {
  const files: string[] = manifest.files;
  const isPacked = (path: string) =>
    files.some((entry) => path === entry || path.startsWith(`${entry}/`));

  test('can be found on npm, and is published with its origin', () => {
    expect(manifest.keywords.length).toBeGreaterThanOrEqual(5);
    expect(manifest.engines.node).toMatch(/^>=\d+$/);
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  });

  test('contains its changes, and no sources', () => {
    expect(files).toContain('CHANGELOG.md');
    expect(files.filter((entry) => /^src\b/.test(entry) && !DATA_IN_SOURCES.has(entry))).toEqual(
      [],
    );
  });

  test('its entry points are packed files', () => {
    const { exports } = packedManifest(manifest, folder);
    expect(Object.keys(exports).length).toBeGreaterThan(1);
    expect(JSON.stringify(exports)).not.toContain('@cloudstreet/source');
    const targets = Object.values(exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .map((target) => target.replace('./', ''))
      .filter((target) => target !== 'package.json');
    expect(targets.filter((target) => !isPacked(target))).toEqual([]);
  });

  test('links of its README work without the repository', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const targets = [...readme.matchAll(/\]\(([^)\s]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !/^(https:\/\/|#)/.test(target))).toEqual([]);
  });

  test('its README names files that exist', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/`((?:docs|examples|src)\/[\w/.-]+\.\w+|NOTICE\.md)`/g)];
    const missing = named
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(join(folder, file)) || !isPacked(file));
    expect(missing).toEqual([]);
  });
});

describe('the manifest in a package', () => {
  const manifest = {
    name: '@cloudstreet/sdk',
    scripts: { build: 'tsup' },
    devDependencies: { tsup: '1.0.0' },
    exports: {
      '.': { '@cloudstreet/source': './src/index.ts', default: './dist/index.js' },
      './testing': { '@cloudstreet/source': './src/testing/index.ts' },
      './package.json': './package.json',
    },
  };
  const folder = join(root, 'packages/sdk');

  test('has neither sources nor commands of the workspace', () => {
    expect(packedManifest(manifest, folder, '')).toEqual({
      name: '@cloudstreet/sdk',
      exports: { '.': { default: './dist/index.js' }, './package.json': './package.json' },
    });
  });

  test('has the addresses of the repository if the root knows it', () => {
    const packed = packedManifest(manifest, folder, 'https://code.example.org/soaring/cloudstreet');
    expect(packed).toMatchObject({
      repository: {
        type: 'git',
        url: 'git+https://code.example.org/soaring/cloudstreet.git',
        directory: 'packages/sdk',
      },
      homepage: 'https://code.example.org/soaring/cloudstreet#readme',
      bugs: 'https://code.example.org/soaring/cloudstreet/issues',
    });
  });
});
