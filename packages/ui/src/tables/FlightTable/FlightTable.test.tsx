import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rankedFlight, unrankedFlight } from '../../../test/flights.js';
import { renderKit } from '../../../test/render-kit.js';
import { FlightTable, type FlightTableProps } from './FlightTable.js';

function renderTable(props: Partial<FlightTableProps> = {}) {
  return renderKit(
    <FlightTable
      flights={[rankedFlight, unrankedFlight]}
      hrefOf={(id) => `/flight/${id}`}
      {...props}
    />,
  );
}

test('names each flight by its pilot, airfield and aircraft, and whether it is ranked', () => {
  renderTable();
  const [first, second] = screen.getAllByRole('rowheader');
  expect(first).toHaveTextContent('Katharina LindqvistVarese Calcinate del Pesce · Arcus M');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/flight/41');
  expect(second).toHaveTextContent('Borkenberge · ASK 21 · not ranked');
});

test('has the columns with values for these flights', () => {
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const { unmount } = renderTable();
  expect(columns()).toEqual(expect.arrayContaining(['Points', 'Glide ratio', 'Takeoff distance']));
  expect(columns()).not.toContain('Above ground');
  unmount();
  const score = { agl_avg: 812, thermal_count: 3, glide_count: 4 };
  renderTable({ flights: [{ ...rankedFlight, contest: { ...rankedFlight.contest!, score } }] });
  expect(columns()).toContain('Above ground');
});

test('a header asks to sort from the keyboard and shows the direction', async () => {
  const onSort = vi.fn();
  renderTable({ sortedBy: 'points', direction: 'asc', onSort });
  expect(screen.getByRole('columnheader', { name: 'Points' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const speed = screen.getByRole('columnheader', { name: 'Speed' });
  expect(speed).not.toHaveAttribute('aria-sort');
  within(speed).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'speed' }));
});

test('without `onSort`, headers are only texts', () => {
  renderTable();
  expect(screen.queryByRole('button')).toBeNull();
});

test('is busy and names nothing while loading', () => {
  renderTable({ flights: undefined });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('rowheader')).toBeNull();
});
