import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = resolve(import.meta.dirname, '../scripts/api-report.mjs');

let folder: string;

/** Creates a built package with one function. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-api-'));
  mkdirSync(join(folder, 'dist'));
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  const manifest = { name: '@cloudstreet/sample', version: '0.1.0', exports };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  declareFunction('altitudeM: number');
});

afterEach(() => rmSync(folder, { recursive: true }));

function declareFunction(parameters: string) {
  const line = `/** Returns the pressure. */\nexport declare function pressure(${parameters}): number;\n`;
  writeFileSync(join(folder, 'dist/index.d.ts'), line);
}

function report(env: Record<string, string> = {}) {
  const { CLOUDSTREET_UPDATE_SNAPSHOTS: _mode, ...others } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...others, ...env },
  });
  return { status, stderr };
}

test('a changed export fails until the report is updated', () => {
  expect(report({ CLOUDSTREET_UPDATE_SNAPSHOTS: '1' }).status).toBe(0);
  expect(report().status).toBe(0);
  declareFunction('altitudeM: number, qnhPa: number');
  expect(report()).toEqual({
    status: 1,
    stderr: expect.stringContaining('The exports of @cloudstreet/sample differ'),
  });
});

test('a report contains exports without comments, and custom properties', () => {
  writeFileSync(join(folder, 'dist/styles.css'), ':root{--cs-space:1px}p{margin:var(--cs-space)}');
  report({ CLOUDSTREET_UPDATE_SNAPSHOTS: '1' });
  const text = readFileSync(join(folder, 'api/sample.api.md'), 'utf8');
  expect(text).toContain('\n}\n\nfunction pressure(altitudeM: number): number;\n');
  expect(text).toMatch(/## Custom properties\n\n- `--cs-space`\n$/);
});
