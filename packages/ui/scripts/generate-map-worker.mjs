import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from '../../../scripts/write-generated.mjs';

const target = fileURLToPath(new URL('../src/generated/map-worker.ts', import.meta.url));
const worker = new URL('../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url);

/**
 * Writes `src/generated/map-worker.ts`: the script of MapLibre's worker as text, because no form of
 * naming a file works in every bundler.
 */
export function generateMapWorker() {
  const script = readFileSync(worker, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '');
  writeGenerated(
    target,
    `// Written by packages/ui/scripts/generate-map-worker.mjs.

/** Script of MapLibre's worker. */
export const mapWorker: string = ${JSON.stringify(script)};
`,
  );
}
