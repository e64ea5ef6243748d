import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from '../packages/server/src/config/variables.js';

/** Parts of the README repeat the code; `UPDATE_README=true npm test -- packages` writes them. */
const root = resolve(import.meta.dirname, '..');
const readme = resolve(root, 'README.md');

test.each([
  { part: 'variables', content: variablesTable },
  { part: 'example', content: sdkExample },
])('README: $part is what the code says', ({ part, content }) => {
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const text = readFileSync(readme, 'utf8');
  const [start, end] = [text.indexOf(open) + open.length, text.indexOf(close)];
  const wanted = `\n\n${content()}\n\n`;
  if (process.env.UPDATE_README === 'true') {
    writeFileSync(readme, text.slice(0, start) + wanted + text.slice(end));
    return;
  }
  expect(text.slice(start, end), 'run: UPDATE_README=true npm test -- packages').toBe(wanted);
});

function variablesTable(): string {
  const rows = Object.entries(VARIABLES).map(
    ([name, variable]) => `| \`${name}\` | ${variable.default} | ${variable.description} |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function sdkExample(): string {
  const source = readFileSync(resolve(root, 'packages/sdk/examples/upload.mjs'), 'utf8');
  return `\`\`\`js\n${source.trimEnd()}\n\`\`\``;
}
