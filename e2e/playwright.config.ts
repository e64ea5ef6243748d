import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.CLOUDSTREET_E2E_PORT ?? 18_431);
const FIXED_CLOCK_PORT = PORT + 1;
/** Address of the server with the fixed clock. */
export const FIXED_CLOCK_URL = `http://127.0.0.1:${FIXED_CLOCK_PORT}`;

const root = join(import.meta.dirname, '..');
// Workers load this file again and must use the folders of the first load.
process.env.CLOUDSTREET_E2E_PREPARED ??= newFolder();
process.env.CLOUDSTREET_E2E_DATA ??= newFolder();
process.env.CLOUDSTREET_E2E_FIXED ??= newFolder();

const { CHROMIUM_PATH: executablePath, CLOUDSTREET_TEST_RELEASE: isRelease } = process.env;
/** Chromium uses only the last list of features, so this repeats Playwright's and adds two. */
const FEATURES_LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window would load two pages for an invisible address bar.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_LEFT_OUT.join(',')}`,
];

const SERVER = {
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  stdout: 'pipe',
} as const;
const SETTINGS = {
  CLOUDSTREET_WEB_DIR: join(root, 'packages/web/dist'),
  CLOUDSTREET_LOG_LEVEL: 'warn',
  // Journeys make dozens of accounts; the one of a new account solves its captcha.
  CLOUDSTREET_CAPTCHA: 'False',
  // They all come from one address.
  CLOUDSTREET_RATE_LIMIT: 'False',
  // Tips would interrupt every journey of a signed-in user.
  CLOUDSTREET_TIPS_URL: 'none',
};

/** A folder that lives until this process ends, after the servers. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs journeys through the built application on desktop and phone. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // Two of them wait at any time: for the server, for a page to settle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Checks and other tests run beside them, on machines that may be slow without them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  snapshotPathTemplate: '{testDir}/outlines/{arg}{ext}',
  updateSnapshots: process.env.CLOUDSTREET_UPDATE_SNAPSHOTS ? 'changed' : 'none',
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A step that never comes fails by itself, long before the time of the test is over.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // It would respond to requests that tests intercept.
    serviceWorkers: 'block',
    // On demand: recording takes a seventh of the time.
    trace: process.env.CLOUDSTREET_E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: QUIET_CHROMIUM },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/{phone,languages}.spec.ts', ...(isRelease ? [] : ['**/*.release.spec.ts'])],
      use: {
        ...devices['Desktop Chrome'],
        // A quarter of the pixels, because maps are drawn without a graphics card.
        deviceScaleFactor: 0.5,
        viewport: { width: 1440, height: 900 },
      },
    },
    {
      name: 'phone',
      testMatch: '**/{phone,languages,place,edit,find-flight,visitor-day}.spec.ts',
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: [
    // The first prepares the folder of the second, which starts when it is ready.
    {
      ...SERVER,
      command: `"${process.execPath}" "${join(root, 'e2e/fixed-clock-server.ts')}"`,
      url: `${FIXED_CLOCK_URL}/readyz`,
      env: { ...SETTINGS, CLOUDSTREET_PORT: String(FIXED_CLOCK_PORT) },
    },
    {
      ...SERVER,
      command: [
        `"${process.execPath}"`,
        `"${join(root, 'packages/server/dist/cli.js')}"`,
        `serve --port ${PORT} --data "${process.env.CLOUDSTREET_E2E_DATA}"`,
      ].join(' '),
      url: `http://127.0.0.1:${PORT}/readyz`,
      env: SETTINGS,
    },
  ],
});
