import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bin, root, runCommand } from './run-command.ts';

const SITES = join(root, 'packaging/sites');
const PACKED = ['scoring', 'sdk', 'ui'] as const;
const YARN = '@yarnpkg/cli-dist@4.18.1';

/** Runs a package manager in the folder of a site. */
type PackageManager = (args: readonly string[]) => Promise<string>;
type Specifiers = Record<string, string>;

const PACKAGE_MANAGERS = { npm: withNpm, pnpm: withPnpm, yarn: withYarn };

export interface Site {
  folder: string;
  /** Runs a script of the site's `package.json`. */
  runScript: (name: string) => Promise<string>;
}

/** Copies a site out of the workspace and installs it with the packed packages. */
export async function installSite(
  name: string,
  manager: keyof typeof PACKAGE_MANAGERS,
  folder: string,
): Promise<Site> {
  const site = join(folder, name);
  cpSync(join(SITES, name), site, { recursive: true });
  cpSync(join(SITES, 'shared'), join(site, 'shared'), { recursive: true });
  const tarballs = inject('tarballs');
  const packed: Specifiers = Object.fromEntries(
    PACKED.map((each) => [`@cloudstreet/${each}`, `file:${tarballs[each]}`]),
  );
  const execute = await PACKAGE_MANAGERS[manager](site, packed);
  return { folder: site, runScript: (script) => execute(['run', script]) };
}

async function withNpm(site: string, packed: Specifiers): Promise<PackageManager> {
  usePacked(site, packed, 'overrides');
  // Without it, npm may take the folder of the script that runs these tests.
  const execute: PackageManager = (args) =>
    runCommand('npm', ['--prefix', site, ...args], { cwd: site });
  await execute(['install', '--no-audit', '--no-fund']);
  return execute;
}

async function withPnpm(site: string, packed: Specifiers): Promise<PackageManager> {
  const settings = {
    packages: [],
    pmOnFail: 'ignore',
    overrides: packed,
    // A dependency of Next for images.
    allowBuilds: { sharp: false },
  };
  // YAML includes JSON.
  writeFileSync(join(site, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  const execute: PackageManager = (args) => runCommand(join(bin, 'pnpm'), args, { cwd: site });
  await execute(['install', '--prefer-offline', '--no-frozen-lockfile']);
  return execute;
}

/** Uses Plug'n'Play, Yarn's default: packages stay in archives, and only declared ones are found. */
async function withYarn(site: string, packed: Specifiers): Promise<PackageManager> {
  usePacked(site, packed, 'resolutions');
  // Otherwise Yarn takes the site for a part of a project above it.
  writeFileSync(join(site, 'yarn.lock'), '');
  const tools = join(site, '..', 'yarn');
  const registry = await runCommand('npm', ['config', 'get', 'registry']);
  if (!existsSync(tools))
    await runCommand('npm', ['install', '--prefix', tools, '--no-audit', YARN]);
  const script = join(tools, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js');
  const env = {
    YARN_NPM_REGISTRY_SERVER: registry.trim(),
    YARN_UNSAFE_HTTP_WHITELIST: new URL(registry).hostname,
    YARN_GLOBAL_FOLDER: join(tools, 'global'),
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: '0',
  };
  const execute: PackageManager = (args) =>
    runCommand(process.execPath, [script, ...args], { cwd: site, env });
  await execute(['install']);
  return execute;
}

/** Replaces the versions of the packed packages, also where they depend on each other. */
function usePacked(site: string, packed: Specifiers, field: 'overrides' | 'resolutions'): void {
  const file = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of Object.keys(packed)) {
    if (name in manifest.dependencies) manifest.dependencies[name] = packed[name];
  }
  writeFileSync(file, JSON.stringify({ ...manifest, [field]: packed }));
}
