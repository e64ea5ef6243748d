import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Only the pages of props need them.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Both offer tours to authors of stories; the documentation shows this to readers.
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ['@cloudstreet/source', 'module', 'browser', 'import', 'default'],
    },
  }),
};

export default config;
