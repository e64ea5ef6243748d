import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Checks the contract with the tools of its users, in a project outside the workspace. */
const TOOLS = {
  '@hey-api/openapi-ts': '0.99.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@types/node': '24.10.1',
  orval: '8.38.0',
  typescript: '6.0.3',
};

/** Strict, because clients of users are. */
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  skipLibCheck: true,
  types: ['node'],
};

const root = resolve(import.meta.dirname, '..');
const contract = join(root, 'packages/sdk/src/generated/openapi.json');
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'cloudstreet-tools-'));
  writeJson('package.json', { private: true, type: 'module', dependencies: TOOLS });
  // Reports installs to a server of its maker.
  writeFileSync(join(project, 'pnpm-workspace.yaml'), "overrides:\n  '@scarf/scarf': '-'\n");
  const pnpm = join(root, 'node_modules/.bin/pnpm');
  run(pnpm, ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts']);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('Spectral finds no problem', () => {
  const ruleset = join(root, 'packages/sdk/spectral.yaml');
  const output = runTool('spectral', ['lint', contract, '--ruleset', ruleset, '-F', 'hint']);
  expect(output).toContain('No results with a severity of');
});

test('a client of openapi-ts type-checks', () => {
  runTool('openapi-ts', ['--input', contract, '--output', 'openapi-ts']);
  expect(compile('openapi-ts/types.gen')).toBe('');
});

test('a client of orval type-checks', () => {
  const output = { target: './orval/client.ts', client: 'fetch', mode: 'single' };
  const config = { cloudstreet: { input: contract, output } };
  writeFileSync(join(project, 'orval.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  runTool('orval', ['--config', 'orval.config.mjs']);
  expect(compile('orval/client')).toBe('');
});

/** Compiles a generated client, and a program that narrows one of its unions. Returns the problems. */
function compile(types: string): string {
  const program = `import type { SearchHit } from './${types}.js';

export const textOf = (hit: SearchHit): string => (hit.index === 'aircraft' ? hit.kind : hit.name);
`;
  writeFileSync(join(project, 'program.ts'), program);
  const include = ['program.ts', types.split('/')[0]];
  writeJson('tsconfig.json', { compilerOptions: COMPILER_OPTIONS, include });
  return runTool('tsc', ['--project', '.']);
}

function writeJson(name: string, content: object): void {
  writeFileSync(join(project, name), JSON.stringify(content));
}

function runTool(name: string, given: string[]): string {
  return run(join(project, 'node_modules/.bin', name), given);
}

/** @throws {Error} With the output of a command that fails. */
function run(command: string, given: string[]): string {
  try {
    return execFileSync(command, given, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`, { cause: error });
  }
}
