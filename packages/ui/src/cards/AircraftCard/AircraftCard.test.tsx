import type { Flight, FlightDetail } from '@cloudstreet/sdk';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aircraftType } from '../../../test/aircraft.js';
import { renderKit } from '../../../test/render-kit.js';
import { AircraftCard } from './AircraftCard.js';

const valueOf = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent;

test('in a list it links to the type and shows what tells types apart', () => {
  renderKit(<AircraftCard aircraft={aircraftType} href="/aircraft/12" />);
  expect(screen.getByRole('link', { name: 'Arcus M' })).toHaveAttribute('href', '/aircraft/12');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Family', 'Kind', 'Class']);
  expect(screen.getByText('Schempp-Hirth')).toBeVisible();
});

test('as the head of a page it shows all figures on request', async () => {
  renderKit(<AircraftCard aircraft={aircraftType} />);
  expect(screen.getByRole('heading', { name: 'Arcus M', level: 1 })).toBeVisible();
  expect(valueOf('Seats')).toBe('2');
  expect(valueOf('Maximum wing loading')).toMatch(/^51\.3/);
  expect(valueOf('Minimum speed')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 10' }));
  expect(valueOf('Minimum speed')).toMatch(/^72/);
});

test('leaves out what is unknown, and a family with the name of the type', () => {
  renderKit(
    <AircraftCard
      aircraft={{ id: 31, name: 'ASK 21', family_name: 'ASK 21', kind: 'GL', sc_class: 'DO' }}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Kind',
    'Class',
  ]);
});

test('takes the aircraft of a flight, in a list and of its page', () => {
  const listed: NonNullable<Flight['aircraft']> = { id: 31, name: 'ASK 21' };
  const detailed: NonNullable<FlightDetail['aircraft']> = { ...aircraftType, dmst_index: 118 };
  renderKit(
    <>
      <AircraftCard aircraft={listed} href="/aircraft/31" />
      <AircraftCard aircraft={detailed} href="/aircraft/12" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'ASK 21' })).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Family',
    'Kind',
    'Class',
  ]);
});

test('names a vintage type as such', () => {
  renderKit(<AircraftCard aircraft={{ ...aircraftType, vintage: true }} href="/aircraft/12" />);
  expect(screen.getByText('Vintage')).toBeVisible();
});
