import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pilot } from '../../../test/flights.js';
import { renderKit } from '../../../test/render-kit.js';
import { UserCard } from './UserCard.js';

test('links to the pilot and shows the sums', () => {
  renderKit(<UserCard user={pilot} href="/user/7" />);
  expect(screen.getByRole('link', { name: 'Katharina Lindqvist' })).toHaveAttribute(
    'href',
    '/user/7',
  );
  const card = screen.getByRole('article');
  for (const text of ['42 flights', '11,205', '170 h', '9,120.4']) {
    expect(card).toHaveTextContent(text);
  }
});

test('shows the level and the meaning of the border', () => {
  const user = { ...pilot, junior: true, status: 'supporter', achievement_count: 23 } as const;
  renderKit(<UserCard user={user} href="/user/7" />);
  expect(screen.getByRole('img', { name: 'Level 3' })).toBeVisible();
  for (const text of ['Female junior', 'Supporter']) expect(screen.getByText(text)).toBeVisible();
});

test('uses the singular for one flight', () => {
  renderKit(<UserCard user={{ ...pilot, count: 1 }} href="/user/7" />);
  expect(screen.getByText('1 flight')).toBeVisible();
});
