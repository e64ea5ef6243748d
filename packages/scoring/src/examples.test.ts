import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNode } from '../../../scripts/find-node.mjs';
import { bundleFile } from './testing/bundle.js';
import { circlingFlight } from './testing/circling-flight.js';

/** The oldest supported version. */
const NODE_20 = findNode(20);
const NODES = [
  { version: 'this Node', node: process.execPath },
  ...(NODE_20 ? [{ version: 'Node 20', node: NODE_20 }] : []),
];
if (!NODE_20) process.stderr.write('No Node 20 on the PATH. Examples run on this Node only.\n');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-examples-'));
  const flights = join(folder, 'flights');
  mkdirSync(flights);
  writeFileSync(join(flights, 'day.igc'), circlingFlight());
  writeFileSync(join(flights, 'empty.IGC'), '');
  // The command line reads its version from the package.
  mkdirSync(join(folder, 'dist/cli'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(NODES)('$version', ({ node }) => {
  const run = (file: string, given: readonly string[]) =>
    execFileSync(node, [file, ...given], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

  async function runExample(name: string, given: readonly string[]): Promise<string> {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, await bundleFile(`examples/${name}.mjs`, 'node'));
    return run(file, given);
  }

  test('scores a folder into a table', async () => {
    const table = join(folder, 'scores.csv');
    const output = await runExample('score-folder', ['flights', table]);
    const [head, first, ...others] = readFileSync(table, 'utf8').trimEnd().split('\n');
    expect(head).toBe('"file","flight","contest","distance_km","speed_kmh","points"');
    expect(first).toMatch(/^"day\.igc","1","free","\d+\.\d+","\d+\.\d+","\d+\.\d+"$/);
    expect(output).toBe(`${others.length + 1} rows\n`);
  });

  test('explains a flight', async () => {
    const output = await runExample('explain-flight', ['flights/day.igc', '108']);
    expect(output).toMatch(/^free: [\d.]+ points\n/);
    expect(output).toContain('index 108');
  });

  test('names the contests of a flight that has not the one requested', async () => {
    const given = ['flights/day.igc', '108', 'dmst'];
    await expect(runExample('explain-flight', given)).rejects.toThrow('No result in dmst');
  });

  test('prints thermals as JSON', async () => {
    const thermals = JSON.parse(await runExample('thermals-json', ['flights/day.igc'])) as unknown;
    expect(thermals).toEqual([expect.objectContaining({ turn: 'left' })]);
  });

  test('runs the command line', async () => {
    const file = join(folder, 'dist/cli/main.mjs');
    writeFileSync(file, await bundleFile('src/cli/main.ts', 'node'));
    expect(run(file, ['score', 'flights/day.igc'])).toContain('free');
  });
});

test('the README shows the example, and names all', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const examples = new URL('../examples/', import.meta.url);
  expect(readme).toContain(readFileSync(new URL('free-distance.mjs', examples), 'utf8'));
  const names = readdirSync(examples);
  expect(names.filter((name) => !readme.includes(`\`examples/${name}\``))).toEqual([]);
});
