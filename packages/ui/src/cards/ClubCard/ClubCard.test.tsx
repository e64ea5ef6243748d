import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { ClubCard } from './ClubCard.js';

const club = {
  id: 3,
  name: 'Aero Club Varese',
  region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
  url: 'https://club.example',
};

test('in a list it links to the club and to nothing else', () => {
  renderKit(<ClubCard club={club} pilotCount={42} href="/club/3" />);
  const card = within(screen.getByRole('article'));
  expect(card.getAllByRole('link')).toEqual([card.getByRole('link', { name: club.name })]);
  expect(card.getByRole('link')).toHaveAttribute('href', '/club/3');
  expect(card.getByText('Lombardia')).toBeVisible();
  expect(card.getByText('Pilots').nextElementSibling).toHaveTextContent('42');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('as the head of a page its name is the title, and it links to the website', () => {
  renderKit(<ClubCard club={club} actions={<button type="button">Share</button>} />);
  expect(screen.getByRole('heading', { name: club.name, level: 1 })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://club.example');
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
