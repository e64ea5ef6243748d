import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ThemePreference, ThemeProvider, useTheme } from './ThemeProvider.js';

afterEach(() => vi.unstubAllGlobals());

function Shown() {
  return <output>{useTheme()}</output>;
}

function renderTheme(preference: ThemePreference) {
  return render(
    <ThemeProvider preference={preference}>
      <Shown />
    </ThemeProvider>,
  );
}

function stubDevice(preferences: string[]) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: preferences.some((preference) => query.includes(preference)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('sets the chosen theme on the root element and removes it again', () => {
  const { unmount } = renderTheme('dark');
  expect(document.documentElement).toHaveClass('cs-theme-dark');
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  unmount();
  expect(document.documentElement).not.toHaveClass('cs-theme-dark');
});

test.each([
  { why: 'nothing asked for', preferences: [], expected: 'light' },
  { why: 'a dark device', preferences: ['dark'], expected: 'dark' },
  { why: 'contrast before darkness', preferences: ['dark', 'contrast'], expected: 'high-contrast' },
])('follows the device: $why', ({ preferences, expected }) => {
  stubDevice(preferences);
  renderTheme('system');
  expect(screen.getByRole('status')).toHaveTextContent(expected);
  expect(document.documentElement.className).toBe('');
});
