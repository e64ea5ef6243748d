import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bin, root, runCommand } from './run-command.ts';

const PACKAGES = ['scoring', 'sdk', 'ui', 'server'] as const;
export type PackageName = (typeof PACKAGES)[number];

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths of the tarballs. */
    tarballs: Record<PackageName, string>;
  }
}

/** Packs the published packages once for all tests: two runs in one folder disturb each other. */
export async function setup(project: TestProject): Promise<() => void> {
  const packed = mkdtempSync(join(tmpdir(), 'cloudstreet-tarballs-'));
  for (const name of PACKAGES) {
    const cwd = join(root, 'packages', name);
    await runCommand(join(bin, 'pnpm'), ['pack', '--pack-destination', packed], { cwd });
  }
  const files = readdirSync(packed);
  const tarballs = PACKAGES.map((name) => {
    const file = files.find((entry) => entry.startsWith(`cloudstreet-${name}-`));
    return [name, join(packed, file ?? '')];
  });
  project.provide('tarballs', Object.fromEntries(tarballs));
  return () => rmSync(packed, { recursive: true, force: true });
}
