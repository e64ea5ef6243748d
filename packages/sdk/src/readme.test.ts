import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { NAMESPACES } from './generated/namespaces.js';
import * as react from './react/index.js';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

test('the README contains an example', async () => {
  const example = await read('examples/season-files.mjs');
  expect(await read('README.md')).toContain(`\`\`\`js\n${example}\`\`\``);
});

test('the README names every example', async () => {
  const readme = await read('README.md');
  const names = await readdir(new URL('../examples', import.meta.url));
  expect(names.filter((name) => !readme.includes(`\`examples/${name}\``))).toEqual([]);
});

test('the README names every namespace', async () => {
  const readme = await read('README.md');
  const missing = Object.keys(NAMESPACES).filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

test('the README names every export for React', async () => {
  const readme = await read('README.md');
  const missing = Object.keys(react).filter((name) => !readme.includes(`\`${name}`));
  expect(missing).toEqual([]);
});
