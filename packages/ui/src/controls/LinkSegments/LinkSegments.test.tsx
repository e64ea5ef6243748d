import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { LinkSegments } from './LinkSegments.js';

test('links to the pages, marks the current one, and each is a tab stop', async () => {
  renderKit(
    <LinkSegments
      label="What is shown"
      segments={[
        { href: '/club/3', label: 'Flights', isCurrent: true },
        { href: '/club/3/pilot', label: 'Pilots', isCurrent: false },
      ]}
    />,
  );
  const pages = within(screen.getByRole('navigation', { name: 'What is shown' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Flights');
  expect(pages.getByRole('link', { name: 'Pilots' })).toHaveAttribute('href', '/club/3/pilot');
  await userEvent.tab();
  await userEvent.tab();
  expect(pages.getByRole('link', { name: 'Pilots' })).toHaveFocus();
});

test('scrolls a row that is too long to the current page', () => {
  const lefts = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(function rectOf(this: HTMLElement) {
      return new DOMRect(this.matches('[aria-current]') ? 400 : 0, 0, 100, 30);
    });
  renderKit(
    <LinkSegments
      label="Dashboard"
      segments={[
        { href: '/dashboard', label: 'Overview', isCurrent: false },
        { href: '/dashboard/audit', label: 'Audit trail', isCurrent: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Dashboard' }).scrollLeft).toBe(400);
  lefts.mockRestore();
});
