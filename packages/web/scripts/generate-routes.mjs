import { fileURLToPath } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes `src/routeTree.gen.ts`, the typed tree of the files in `src/routes`, by `tsr.config.json`. */
export async function generateRoutes() {
  await new Generator({ config: getConfig({}, root), root }).run();
}
