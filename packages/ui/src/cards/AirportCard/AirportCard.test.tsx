import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { AirportCard } from './AirportCard.js';

const airport = {
  id: 88,
  name: 'Varese Calcinate del Pesce',
  region: { id: 'IT-25', name: 'Lombardia', country: 'IT' },
  elevation: 241,
  icao: 'LILC',
  launches: 4200,
  timezone: 'America/Argentina/Buenos_Aires',
  stats: { count: 5120 },
};

const valueOf = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent;

test('in a list it links to the airfield and shows its most important figures', () => {
  renderKit(<AirportCard airport={airport} href="/airport/88" />);
  expect(screen.getByRole('link', { name: airport.name })).toHaveAttribute('href', '/airport/88');
  expect(screen.getByText('Lombardia')).toBeVisible();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Flights from here', 'Elevation', 'ICAO code']);
});

test('as the head of a page it shows all of them in the units of the reader', () => {
  renderKit(<AirportCard airport={airport} />, { unitSystem: 'U' });
  expect(screen.getByRole('heading', { name: airport.name, level: 1 })).toBeVisible();
  expect(valueOf('Elevation')).toMatch(/^791.ft$/);
  expect(valueOf('Glider launches per year')).toBe('4.2k');
  expect(valueOf('Time zone')).toBe('America / Argentina / Buenos Aires');
});

test('an airfield without data is only a name', () => {
  renderKit(<AirportCard airport={{ id: 12, name: 'Borkenberge' }} href="/airport/12" />);
  expect(screen.queryByRole('term')).toBeNull();
});
