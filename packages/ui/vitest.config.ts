import { basename, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sourceConditions, timeouts } from '../../vitest.shared.ts';

/** Dependencies that stories load lazily. Vite would find them late and reload the browser during a test. */
const LATE_DEPENDENCIES = [
  '@internationalized/date',
  '@mapbox/polyline',
  '@storybook/addon-a11y/preview',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vis.gl/react-maplibre',
  'lucide-react',
  'maplibre-gl',
  'pmtiles',
  'react-aria-components',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'uplot',
];

/** Folder of the expected screenshots of all stories, which are compared before a release. */
const SCREENSHOTS = join(import.meta.dirname, 'screenshots');
/** Tag of stories that take seconds to draw without a graphics card and assert nothing of their own. They run only before a release. */
const SLOW_TO_DRAW = 'slow-to-draw';
const { CHROMIUM_PATH, CLOUDSTREET_TEST_RELEASE: isRelease } = process.env;

export default defineConfig({
  test: {
    // Refreshes the expected screenshots.
    update: Boolean(process.env.CLOUDSTREET_UPDATE_SNAPSHOTS),
    projects: [
      {
        ...sourceConditions,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/setup.ts'],
          css: false,
          restoreMocks: true,
          ...timeouts,
          // Files share modules and document; each restores both at its end.
          isolate: false,
        },
      },
      {
        ...sourceConditions,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'server',
          environment: 'node',
          include: ['test/server-rendering.test.tsx'],
          css: false,
          ...timeouts,
        },
      },
      {
        ...sourceConditions,
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { exclude: isRelease ? [] : [SLOW_TO_DRAW] },
          }),
        ],
        optimizeDeps: { include: LATE_DEPENDENCIES },
        test: {
          name: 'storybook',
          ...timeouts,
          setupFiles: isRelease ? ['.storybook/screenshots.ts'] : [],
          // Loading the kit takes longer than most stories. Screenshots are taken on a fresh page.
          isolate: Boolean(isRelease),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                timeout: 30_000,
                // Blurred edges differ by one bit between processors.
                comparatorName: 'pixelmatch',
                comparatorOptions: { allowedMismatchedPixelRatio: 0.001 },
                resolveScreenshotPath: ({ arg, ext, testFileName }) =>
                  join(SCREENSHOTS, basename(testFileName, '.stories.tsx'), `${arg}${ext}`),
              },
            },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
              },
            }),
          },
        },
      },
    ],
  },
});
