import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { screenFilesOf } from './screen-files.js';

const NOTES = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['index.html'] },
  ...screen('index'),
  ...screen('flight.index'),
  ...screen('flight.$flight', ['_shared.js', '_pane.js']),
  ...screen('flight.map'),
  ...screen('user.$user_.notifications'),
  ...screen('plans.$'),
  // A ring of imports.
  '_pane.js': { file: 'assets/pane.js', imports: ['_shared.js', '_pane.js'] },
};

function screen(name: string, imports: string[] = []) {
  const file = { file: `assets/${name.replaceAll(/[$_]/g, '')}.js`, imports };
  return { [`src/routes/${name}.tsx?tsr-split=component`]: file };
}

let folder: string;
let notes: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-web-'));
  await mkdir(join(folder, '.vite'));
  notes = join(folder, '.vite', 'manifest.json');
  await writeFile(notes, JSON.stringify(NOTES));
});
afterEach(() => rm(folder, { recursive: true }));

/** The names of the files. */
async function filesAt(path: string, tell = screenFilesOf(folder)): Promise<string[]> {
  return Array.from((await tell(path)).matchAll(/href="\/assets\/(.*?)"/g), ([, name]) => name!);
}

test('a screen is told with all that it imports, but not with the application itself', async () => {
  expect(await filesAt('/flight/12')).toEqual([
    'shared.css',
    'flight.flight.js',
    'shared.js',
    'pane.js',
  ]);
  const tags = await screenFilesOf(folder)('/flight/12');
  expect(tags).toContain('<link rel="stylesheet" crossorigin href="/assets/shared.css">');
  expect(tags).toContain('<link rel="modulepreload" crossorigin href="/assets/pane.js">');
});

test.each([
  ['/', ['index.js']],
  ['/flight', ['flight.index.js']],
  ['/flight/', ['flight.index.js']],
  ['/flight/map', ['flight.map.js']],
  ['/user/3/notifications', ['user.user.notifications.js']],
  ['/plans/premium/now', ['plans..js']],
  ['/plans', ['plans..js']],
  ['/plan', []],
  ['/flight/12/more', []],
  ['/elsewhere', []],
])('%s', async (path, names) => {
  expect(await filesAt(path)).toEqual(names);
});

test('an application built anew is told as it is now, one without notes not at all', async () => {
  const tell = screenFilesOf(folder);
  expect(await filesAt('/', tell)).toEqual(['index.js']);
  await writeFile(notes, JSON.stringify(screen('index')).replace('index.js', 'newer.js'));
  await utimes(notes, new Date(), new Date(Date.now() + 5000));
  expect(await filesAt('/', tell)).toEqual(['newer.js']);
  await writeFile(notes, '{"half');
  await utimes(notes, new Date(), new Date(Date.now() + 9000));
  expect(await filesAt('/', tell)).toEqual([]);
  await rm(notes);
  expect(await filesAt('/', tell)).toEqual([]);
});
