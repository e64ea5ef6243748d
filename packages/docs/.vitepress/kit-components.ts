import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { externalizeScripts } from './external-scripts.ts';
import { root } from './site-files.ts';

/** Folder of the kit's components in the site. */
const FOLDER = 'kit';

/** Address of the kit's components below the base of the site. */
export const KIT_ADDRESS = `/${FOLDER}/`;

const STORYBOOK = join(root, 'packages/ui/storybook-static');
/** Page with the list of components, and the page in its frame. */
const STORYBOOK_PAGES = ['index.html', 'iframe.html'];

/**
 * Copies the built Storybook of the kit into the site.
 *
 * @throws {Error} If Storybook is not built.
 */
export function copyKitComponents(outDir: string): void {
  if (!existsSync(join(STORYBOOK, 'index.html'))) {
    throw new Error('Storybook is not built: turbo run storybook:build');
  }
  const folder = join(outDir, FOLDER);
  cpSync(STORYBOOK, folder, { recursive: true });
  // Names the versions of the tools that built it.
  rmSync(join(folder, 'project.json'));
  for (const page of STORYBOOK_PAGES) {
    const html = readFileSync(join(folder, page), 'utf8');
    // Scripts import others by addresses relative to the page, and so does their file.
    writeFileSync(join(folder, page), externalizeScripts(html, { folder, address: './' }));
  }
}
