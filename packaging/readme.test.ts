import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from '../packages/server/src/platform/config/variables.js';

const root = resolve(import.meta.dirname, '..');

/** `UPDATE_README=true npm test -- packaging` writes the table. */
test('the operator guide lists the environment variables', () => {
  const guide = resolve(root, 'docs/operator/configuration.md');
  const [open, close] = ['<!-- variables -->', '<!-- /variables -->'];
  const text = readFileSync(guide, 'utf8');
  const [start, end] = [text.indexOf(open) + open.length, text.indexOf(close)];
  const wanted = `\n\n${variablesTable()}\n\n`;
  if (process.env.UPDATE_README === 'true') {
    writeFileSync(guide, text.slice(0, start) + wanted + text.slice(end));
    return;
  }
  expect(text.slice(start, end), 'run: UPDATE_README=true npm test -- packaging').toBe(wanted);
});

test('links between documents lead to files', () => {
  const documents = globSync('{*.md,docs/**/*.md,packages/*/*.md}', { cwd: root });
  const broken = documents.flatMap((document) =>
    [...readFileSync(resolve(root, document), 'utf8').matchAll(/\]\((?!\w+:|#)([^)#]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(resolve(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('the index of decisions lists every decision', () => {
  const index = readFileSync(resolve(root, 'docs/decisions/README.md'), 'utf8');
  const files = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => basename(file));
  expect(files.filter((file) => !index.includes(`(${file})`))).toEqual([]);
});

test('architecture and README stay short enough to be read', () => {
  const read = (name: string) => readFileSync(resolve(root, name), 'utf8');
  expect(read('ARCHITECTURE.md').split(/\s+/).length).toBeLessThanOrEqual(1800);
  expect(read('README.md').split('\n').length).toBeLessThan(150);
});

test('the README of the kit names every component', () => {
  const text = readFileSync(resolve(root, 'packages/ui/README.md'), 'utf8');
  const components = globSync('packages/ui/src/*/*/index.ts', { cwd: root }).map((door) =>
    basename(dirname(door)),
  );
  expect(components.filter((name) => !text.includes(`${name}\``))).toEqual([]);
});

test('the README of the server names every command and function', () => {
  const read = (name: string) => readFileSync(resolve(root, 'packages/server', name), 'utf8');
  const text = read('README.md');
  const exported = [...read('src/index.ts').matchAll(/\{(.*)\}/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => !name.startsWith('type '));
  const commands = [...read('src/app/cli.ts').matchAll(/^ {2}(serve|work|import)\b/gm)];
  const wanted = [...exported, ...commands.map(([, name]) => `cloudstreet ${name}`)];
  expect(wanted).toContain('startServer');
  expect(wanted.filter((name) => !text.includes(name))).toEqual([]);
});

function variablesTable(): string {
  const rows = Object.entries(VARIABLES).map(
    ([name, variable]) => `| \`${name}\` | ${variable.default} | ${variable.description} |`,
  );
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
