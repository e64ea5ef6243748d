import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rankedFlight, unrankedFlight } from '../../../test/flights.js';
import { renderKit } from '../../../test/render-kit.js';
import { FlightRow } from './FlightRow.js';

test('links to the flight and shows its figures', () => {
  const { container } = renderKit(<FlightRow flight={rankedFlight} href="/flight/41" />);
  expect(screen.getByRole('link', { name: 'Katharina Lindqvist 812.4' })).toHaveAttribute(
    'href',
    '/flight/41',
  );
  expect(container).toHaveTextContent('958.7');
  expect(container).toHaveTextContent('116.0');
});

test('says in words that it does not count', () => {
  renderKit(<FlightRow flight={unrankedFlight} href="/flight/42" />);
  expect(screen.getByText('Not ranked')).toBeVisible();
});
