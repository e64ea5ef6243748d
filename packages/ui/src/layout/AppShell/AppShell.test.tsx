import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { stubViewport } from '../../../test/stub-viewport.js';
import { AppShell } from './AppShell.js';

const entries = ['Home', 'Flights', 'Upload', 'Ranks'].map((label) => ({
  label,
  href: `/${label.toLowerCase()}`,
  icon: null,
  isCurrent: label === 'Flights',
}));

afterEach(() => vi.unstubAllGlobals());

function renderShell(onLogOut = vi.fn<() => void>()) {
  renderKit(
    <AppShell
      name="Cloudstreet"
      homeHref="/"
      entries={entries}
      accountEntries={[
        { label: 'Profile', href: '/user/7', icon: null, count: 2 },
        { label: 'Log out', icon: null, onPress: onLogOut },
      ]}
    >
      <main id="main" />
    </AppShell>,
  );
  return { onLogOut, navigation: within(screen.getByRole('navigation')) };
}

test('the rail lists all pages and marks the current one', () => {
  stubViewport(1440);
  const { navigation } = renderShell();
  expect(navigation.getByRole('link', { name: 'Flights', current: 'page' })).toBeVisible();
  expect(navigation.getByRole('link', { name: /^Profile\s?2 new$/ })).toBeVisible();
  expect(navigation.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a phone shows five entries; the last opens the others and counts new items', async () => {
  stubViewport(390);
  const { navigation, onLogOut } = renderShell();
  expect(navigation.getAllByRole('listitem')).toHaveLength(5);
  const more = await navigation.findByRole('button', { name: /^More\s?2 new$/, expanded: false });
  await userEvent.click(more);
  expect(await screen.findByRole('menuitem', { name: 'Profile (2 new)' })).toBeVisible();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(onLogOut).toHaveBeenCalledOnce();
});

test('the first tab stop skips the navigation', async () => {
  stubViewport(1440);
  renderShell();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});
