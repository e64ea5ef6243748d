import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as react from './react/index.js';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

test('the README contains the example', async () => {
  expect(await read('README.md')).toContain(`\`\`\`js\n${await read('examples/upload.mjs')}\`\`\``);
});

test('the README names every export for React', async () => {
  const readme = await read('README.md');
  const missing = Object.keys(react).filter((name) => !readme.includes(`\`${name}`));
  expect(missing).toEqual([]);
});
