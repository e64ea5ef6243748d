import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

// The check of types compiles the files.
test('the examples of the README are files that compile', () => {
  const blocks = [...read('README.md').matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code);
  const files = globSync('test/examples/*.tsx', { cwd: root }).map(read);
  expect(new Set(blocks)).toEqual(new Set(files));
});
