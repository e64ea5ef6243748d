import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module belongs to. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Adds the libraries that travel in workers alone to the list of licences: Vite bundles workers
 * apart, and its own list knows nothing of them.
 *
 * @param fileName The list that Vite writes.
 */
export function workerLicenses(fileName: string): { ofWorkers: Plugin; ofApplication: Plugin } {
  const packages = new Set<string>();
  return {
    ofWorkers: {
      name: 'worker-licenses:collect',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
          const [folder] = PACKAGE.exec(id) ?? [];
          if (folder) packages.add(folder);
        }
      },
    },
    ofApplication: {
      name: 'worker-licenses:add',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const list = bundle[fileName];
          if (list?.type !== 'asset') throw new Error(`There is no list ${fileName} to add to.`);
          const known = String(list.source);
          const entries = [...packages].map(licenseEntry);
          list.source = known + entries.filter((entry) => !known.includes(entry)).join('');
        },
      },
    },
  };
}

/** As Vite writes it. */
function licenseEntry(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
