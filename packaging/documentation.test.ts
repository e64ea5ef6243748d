import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The built documentation, whose pages link each other from `/docs/`. */
const site = resolve(import.meta.dirname, '../packages/docs/dist');
const BASE = '/docs/';
const pages = new Map(
  globSync('**/*.html', { cwd: site }).map((file) => [
    file,
    readFileSync(join(site, file), 'utf8'),
  ]),
);

/** Returns the values of an attribute of the elements with a tag. */
function valuesOf(html: string, tag: string, attribute: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*\\s${attribute}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** Returns the file of an address. Undefined if there is none. */
function fileOf(path: string): string | undefined {
  const name = decodeURIComponent(path.slice(BASE.length)).replace(/\/$/, '');
  return [name, `${name}.html`, join(name, 'index.html')].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(site, file)),
  );
}

test('has a page for each guide', () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([
      'index.html',
      'api.html',
      'user/index.html',
      'club/index.html',
      'operator/index.html',
      'developer/index.html',
      'developer/sdk.html',
      'developer/architecture.html',
      'scoring/index.html',
      'decisions/index.html',
      'kit/index.html',
      'kit/iframe.html',
    ]),
  );
});

test('links lead to pages and to headings', () => {
  const broken = [...pages].flatMap(([file, html]) =>
    valuesOf(html, 'a', 'href')
      .filter((href) => href.startsWith(BASE) || href.startsWith('#'))
      .filter((href) => {
        const [path = '', fragment] = href.split('#');
        const target = path === '' ? file : fileOf(path);
        if (target === undefined) return true;
        const anchor = fragment && ` id="${decodeURIComponent(fragment)}"`;
        return Boolean(anchor) && !pages.get(target)?.includes(anchor ?? '');
      })
      .map((href) => `${file}: ${href}`),
  );
  expect(broken).toEqual([]);
});

test('pages load nothing from other servers, and contain no scripts', () => {
  const foreign = [...pages].flatMap(([file, html]) =>
    [
      ...['script', 'img', 'iframe', 'source'].flatMap((tag) => valuesOf(html, tag, 'src')),
      ...valuesOf(html, 'link', 'href'),
    ]
      .filter((address) => ![BASE, './', 'data:'].some((start) => address.startsWith(start)))
      .map((address) => `${file}: ${address}`),
  );
  expect(foreign).toEqual([]);
  const inline = [...pages].filter(([, html]) => /<script(?![^>]*\ssrc=)/.test(html));
  expect(inline.map(([file]) => file)).toEqual([]);
});

test('the search index is part of the site', () => {
  expect(globSync('assets/chunks/@localSearchIndex*.js', { cwd: site })).toHaveLength(1);
});
