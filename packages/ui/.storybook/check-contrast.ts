import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { darkTheme } from '../src/theme/dark.css.js';
import { highContrastTheme } from '../src/theme/high-contrast.css.js';
import { lightTheme } from '../src/theme/light.css.js';

const OTHER_THEMES = [darkTheme, highContrastTheme];

/**
 * Checks the contrast of a story in the themes that it was not rendered in. All other rules give the
 * same result in every theme, so they run only once.
 */
export const checkContrast: NonNullable<Preview['afterEach']> = async (context) => {
  const { a11y } = context.parameters;
  const root = document.documentElement.classList;
  // In Storybook itself the toolbar chooses the theme, and the panel shows what it finds.
  if (!import.meta.env['VITEST_STORYBOOK'] || !root.contains(lightTheme)) return;
  const parameters = {
    ...context.parameters,
    a11y: { ...a11y, options: { runOnly: ['color-contrast'] } },
  };
  const still = document.createElement('style');
  // Else colours would be read on their way from one theme to the other.
  still.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(still);
  try {
    for (const theme of OTHER_THEMES) {
      root.replace(lightTheme, theme);
      try {
        await checkAccessibility({ ...context, parameters });
      } finally {
        root.replace(theme, lightTheme);
      }
    }
  } finally {
    still.remove();
  }
};
