import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './workspace.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds Chromium or installs it: Debian's package if apt is available, Playwright's build otherwise.
 *
 * @returns {Promise<string>} Path of the executable.
 */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  if (onPath('apt-get')) await installWithApt();
  else await run('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'No Chromium found and none could be installed. Install one and set CHROMIUM_PATH.',
    );
  }
  return installed;
}

function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), playwrightsOwn()];
  return candidates.find((path) => path && existsSync(path));
}

async function installWithApt() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });
  };
  console.log('Installing Chromium …');
  await apt('update');
  await apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-core');
}

function playwrightsOwn() {
  const script =
    "import('@playwright/test').then((p) => process.stdout.write(p.chromium.executablePath()))";
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout;
}

function onPath(name) {
  const result = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return result.stdout.trim() || undefined;
}
