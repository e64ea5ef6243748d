import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Avatar } from './Avatar.js';

test.each([
  { name: 'Katharina Lindqvist', initials: 'KL' },
  { name: 'Jo van der Ek', initials: 'JE' },
  { name: 'Ødegård', initials: 'Ø' },
  { name: '𐐀nna 𐐁k', initials: '𐐀𐐁' },
])('$name has the initials $initials', ({ name, initials }) => {
  const { container } = renderKit(<Avatar id={7} name={name} />);
  expect(container.textContent).toBe(initials);
});

test('an image replaces the initials', () => {
  const { container } = renderKit(<Avatar id={7} name="Jo Ek" src="/jo.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/jo.jpg');
  expect(container.textContent).toBe('');
});

test('is hidden from screen readers beside the name', () => {
  renderKit(
    <a href="/user/7">
      <Avatar id={7} name="Jo Ek" ring="junior" /> Jo Ek
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Jo Ek' })).toBeVisible();
});
