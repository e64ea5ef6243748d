import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sourceConditions } from '../../vitest.shared.ts';

/** Dependencies that stories load late: found only then, they would make the browser reload mid-test. */
const LATE_DEPENDENCIES = [
  '@internationalized/date',
  '@mapbox/polyline',
  '@storybook/addon-a11y/preview',
  '@vanilla-extract/dynamic',
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

export default defineConfig({
  test: {
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
          testTimeout: 60_000,
          // Files share their modules and the document, which each leaves as it found it.
          isolate: false,
        },
      },
      {
        ...sourceConditions,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: LATE_DEPENDENCIES },
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
              },
            }),
          },
        },
      },
    ],
  },
});
