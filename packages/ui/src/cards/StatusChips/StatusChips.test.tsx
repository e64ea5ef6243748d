import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { displayStatusOf } from '../user-display-status.js';
import { StatusChips } from './StatusChips.js';

test.each([
  { gender: 'F', expected: 'Female junior' },
  { gender: 'M', expected: 'Male junior' },
  { gender: 'D', expected: 'Junior' },
] as const)('shows that a user is a junior ($gender)', ({ gender, expected }) => {
  const { container } = renderKit(<StatusChips user={{ junior: true, gender }} />);
  expect(container.textContent).toBe(expected);
});

test.each([
  { why: 'a status', user: { status: 'premium' }, text: 'Premium', standing: 'premium' },
  { why: 'another', user: { status: 'supporter' }, text: 'Supporter', standing: 'supporter' },
  { why: 'the badge alone', user: { badge: true }, text: 'Patron', standing: 'patron' },
  {
    why: 'badge and status',
    user: { badge: true, status: 'premium' },
    text: 'Premium',
    standing: 'premium',
  },
  { why: 'a badge that is off', user: { badge: false }, text: '', standing: undefined },
] as const)('shows $why as text and border', ({ user, text, standing }) => {
  const person = { junior: false, gender: 'F', ...user } as const;
  const { container } = renderKit(<StatusChips user={person} />);
  expect(container.textContent).toBe(text);
  expect(displayStatusOf(person)).toBe(standing);
});

test('shows both junior and status as text, and the status as border', () => {
  const user = { junior: true, gender: 'D', status: 'patron' } as const;
  const { container } = renderKit(<StatusChips user={user} />);
  expect(container.textContent).toBe('JuniorPatron');
  expect(displayStatusOf(user)).toBe('patron');
  expect(displayStatusOf({ junior: true })).toBe('junior');
});

test('shows that a user is a developer, beside their status', () => {
  const user = { junior: false, gender: 'M', status: 'premium', developer: true } as const;
  const { container } = renderKit(<StatusChips user={user} />);
  expect(container.textContent).toBe('PremiumDeveloper');
});
