import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VIEWER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const { version } = JSON.parse(readFileSync(join(VIEWER, 'package.json'), 'utf8')) as {
  version: string;
};

/** Address of the viewer of the API reference below the base of the site, without extension. */
export const VIEWER_FILE = `assets/swagger-ui-${version}`;

/**
 * Copies the viewer of the API reference into the built site. It is built already, and its style
 * sheet would otherwise become that of all pages.
 */
export function copyViewer(outDir: string): void {
  copyFileSync(join(VIEWER, 'swagger-ui-bundle.js'), join(outDir, `${VIEWER_FILE}.js`));
  copyFileSync(join(VIEWER, 'swagger-ui.css'), join(outDir, `${VIEWER_FILE}.css`));
}
