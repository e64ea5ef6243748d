import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** SPDX identifiers that go with the MIT licence of this project, also in a bundle. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Changes of its files must stay open; files that use them are free.
  'MPL-2.0',
  // Fonts may be passed on together with software.
  'OFL-1.1',
  'Unicode-DFS-2016',
  'Unlicense',
]);

/** Packages whose licence is another, or is missing from their `package.json` → the licence. */
const EXCEPTIONS: [name: RegExp, licence: string][] = [
  // A library of its own file, which users can replace.
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  // Its file LICENSE is that of BSD-3-Clause.
  [/^@mapbox\/polyline$/, 'Unknown'],
];

/** Installed packages that the packages and the application need when they run, by their licence. */
function runtimeDependencies(): Record<string, { name: string }[]> {
  const output = execFileSync(
    join(root, 'node_modules/.bin/pnpm'),
    ['licenses', 'list', '--prod', '--json', '--recursive', '--filter', './packages/*'],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(output);
}

/** Returns whether one alternative of an SPDX expression consists of allowed licences. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((each) => each.split(' AND ').every((id) => ALLOWED.has(id)));
}

test.each([
  { expression: 'MIT', allowed: true },
  { expression: '(MIT OR GPL-3.0-only)', allowed: true },
  { expression: 'MIT AND GPL-3.0-only', allowed: false },
  { expression: 'Unknown', allowed: false },
])('$expression is allowed: $allowed', ({ expression, allowed }) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test('dependencies have licences that go with that of this project', () => {
  const dependencies = Object.entries(runtimeDependencies()).flatMap(([licence, packages]) =>
    packages.map(({ name }) => ({ name, licence })),
  );
  expect(dependencies.length).toBeGreaterThan(200);
  const refused = dependencies.filter(
    ({ name, licence }) =>
      !isAllowed(licence) &&
      !EXCEPTIONS.some(([pattern, its]) => pattern.test(name) && its === licence),
  );
  expect(refused).toEqual([]);
});
