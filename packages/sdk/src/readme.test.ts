import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

test('the README shows the example as it is', async () => {
  expect(await read('README.md')).toContain(`\`\`\`js\n${await read('examples/upload.mjs')}\`\`\``);
});
