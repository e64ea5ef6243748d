import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Libraries whose hooks and contexts Server Components cannot use. */
const CLIENT = /^(react|react-aria-components.*|@vis\.gl\/.*)$/;

interface Output {
  entryPoint?: string;
  imports: { path: string; kind: string; external?: boolean }[];
}

/**
 * Writes `'use client'` at the head of each entry point that needs React, so that Server Components can
 * import it. Bundlers drop the directive from sources.
 */
export function markClientModules(): void {
  const meta = 'dist/metafile-esm.json';
  const { outputs } = JSON.parse(readFileSync(meta, 'utf8')) as { outputs: Record<string, Output> };
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === undefined || !needsReact(file, outputs)) continue;
    writeFileSync(file, `'use client';${readFileSync(file, 'utf8')}`);
  }
  rmSync(meta);
}

function needsReact(
  file: string,
  outputs: Record<string, Output>,
  seen = new Set<string>(),
): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const imports = outputs[file]?.imports ?? [];
  return imports.some(({ path, kind, external }) =>
    external ? CLIENT.test(path) : kind === 'import-statement' && needsReact(path, outputs, seen),
  );
}
