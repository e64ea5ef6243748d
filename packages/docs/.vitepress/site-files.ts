import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the site on its server. An export for another place sets it. */
export const BASE = process.env['CLOUDSTREET_DOCS_BASE'] ?? '/docs/';

/** Patterns of files in the repository → their place in the site. The first that matches applies. */
const PLACES: readonly [file: RegExp, place: string][] = [
  [/^docs\/README\.md$/, 'index.md'],
  // Other documents link the recipes as the folder's README.
  [/^docs\/developer\/guide\.md$/, 'developer/index.md'],
  [/^docs\/developer\/README\.md$/, 'developer/recipes.md'],
  [/^docs\/(.+)\/README\.md$/, '$1/index.md'],
  [/^docs\/(?!glossary\/)(.+)$/, '$1'],
  [/^packages\/scoring\/docs\/scoring\.md$/, 'scoring/index.md'],
  [/^packages\/scoring\/docs\/(.+)$/, 'scoring/$1'],
  [/^packages\/(\w+)\/README\.md$/, 'developer/$1.md'],
  [/^packages\/(\w+)\/docs\/(.+)$/, 'developer/$1/$2'],
  [/^ARCHITECTURE\.md$/, 'developer/architecture.md'],
  [/^CONTRIBUTING\.md$/, 'developer/contributing.md'],
];

/** Markdown files of the repository that are pages of the site. */
export const PAGES: ReadonlySet<string> = new Set(
  globSync('{*.md,docs/**/*.md,packages/*/README.md,packages/*/docs/**/*.md}', {
    cwd: root,
  }).filter((file) => siteFile(file) !== undefined),
);

/** Returns the place of a file of the repository in the site. Undefined if it has none. */
export function siteFile(file: string): string | undefined {
  const found = PLACES.find(([pattern]) => pattern.test(file));
  return found && file.replace(...found);
}

/** Returns the address of a page below the base of the site. */
export function addressOf(page: string): string {
  const place = siteFile(page) ?? page;
  return `/${place.replace(/(^|\/)index\.md$|\.md$/, '$1')}`;
}
