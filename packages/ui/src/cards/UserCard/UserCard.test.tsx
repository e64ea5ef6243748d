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
  for (const text of ['42 flights', '11,205', '170:00', '9,120.4']) {
    expect(card).toHaveTextContent(text);
  }
});

test.each([
  { gender: 'F', expected: 'Junior' },
  { gender: 'M', expected: 'Junior' },
] as const)('says that somebody is a junior ($gender)', ({ gender, expected }) => {
  renderKit(<UserCard user={{ ...pilot, junior: true, gender }} href="/user/7" />);
  expect(screen.getByText(expected)).toBeVisible();
});

test('one flight is singular', () => {
  renderKit(<UserCard user={{ ...pilot, count: 1 }} href="/user/7" />);
  expect(screen.getByText('1 flight')).toBeVisible();
});
