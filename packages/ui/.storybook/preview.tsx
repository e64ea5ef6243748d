import type { Decorator, Preview } from '@storybook/react-vite';
import { messages } from '../src/generated/messages/en-gb.js';
import { MessagesProvider } from '../src/messages/MessagesProvider.js';
import '../src/styles.css';
import { type ThemePreference, ThemeProvider } from '../src/theme/ThemeProvider.js';
import { UnitsProvider } from '../src/values/UnitsProvider.js';

const withKit: Decorator = (Story, { globals }) => (
  <ThemeProvider preference={globals.theme as ThemePreference}>
    <MessagesProvider messages={messages}>
      <UnitsProvider
        locale={globals.locale as string}
        unitSystem={globals.units as 'M' | 'I' | 'U'}
      >
        <Story />
      </UnitsProvider>
    </MessagesProvider>
  </ThemeProvider>
);

const preview: Preview = {
  decorators: [withKit],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['theme', 'layout', 'controls', 'fields', 'values', 'tiles'] } },
  },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', items: ['light', 'dark', 'high-contrast', 'system'] },
    },
    units: { toolbar: { title: 'Units', items: ['M', 'I', 'U'] } },
    locale: { toolbar: { title: 'Locale', items: ['en-gb', 'en-us', 'de', 'fr', 'ja'] } },
  },
  initialGlobals: { theme: 'light', units: 'M', locale: 'en-gb' },
};

export default preview;
