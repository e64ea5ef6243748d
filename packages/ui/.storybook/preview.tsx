import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { getPreferredColorScheme, themes } from 'storybook/theming';
import { messages } from '../src/generated/messages/en-gb.js';
import { KitProvider } from '../src/provider/KitProvider.js';
import '../src/styles.css';
import '../src/theme/page.css.js';
import { checkContrast } from './check-contrast.js';

/** Loaded only by pages of documentation, which tests do not show. */
const DocsPage = lazy(() => import('./DocsPage.js'));

const IS_TEST = Boolean(import.meta.env['VITEST_STORYBOOK']);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    // Storybook types its globals as `any`; the toolbar below offers nothing else.
    (Story, { globals: { theme, locale, units } }) => (
      <KitProvider
        messages={messages}
        locale={locale}
        unitSystem={units}
        timeZone="UTC"
        theme={theme}
      >
        <Story />
      </KitProvider>
    ),
  ],
  afterEach: checkContrast,
  parameters: {
    a11y: { test: 'error' },
    docs: {
      theme: themes[getPreferredColorScheme()],
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: ['theme', 'layout', 'controls', 'fields', 'values', 'tiles', 'cards', 'tables'],
      },
    },
  },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark', 'high-contrast', 'system'] } },
    units: { toolbar: { title: 'Units', items: ['M', 'I', 'U'] } },
    locale: { toolbar: { title: 'Locale', items: ['en-gb', 'en-us', 'de', 'fr', 'ja'] } },
  },
  // Tests begin with the light theme, and check the contrast of the others after it.
  initialGlobals: { theme: IS_TEST ? 'light' : 'system', units: 'M', locale: 'en-gb' },
};

export default preview;
