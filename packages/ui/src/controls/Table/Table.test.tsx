import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Table } from './Table.js';

test('has headers of rows and columns, and sums in the footer', () => {
  renderKit(
    <Table
      caption="Legs"
      columns={[
        { id: 'leg', header: 'Leg', isRowHeader: true, cell: (leg: { id: number }) => leg.id },
        { id: 'distance', header: 'Distance', align: 'end', cell: () => '100 km' },
      ]}
      rows={[{ id: 1 }, { id: 2 }]}
      getKey={({ id }) => id}
      totals={{ leg: 'Total', distance: '200 km' }}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Legs' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Leg',
    'Distance',
  ]);
  const total = within(table.getByRole('row', { name: 'Total 200 km' }));
  expect(total.getByRole('rowheader', { name: 'Total' })).toBeVisible();
});

test('shows details below the open row and highlights the current one', () => {
  renderKit(
    <Table
      caption="Places"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (name: string) => name }]}
      rows={['Ana', 'Ben']}
      getKey={(name) => name}
      details={(name) => (name === 'Ana' ? 'Two flights' : undefined)}
      isCurrent={(name) => name === 'Ben'}
    />,
  );
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['Name', 'Ana', 'Two flights', 'Ben']);
  expect(screen.getByRole('row', { name: 'Ben' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: 'Ana' })).not.toHaveAttribute('aria-current');
});

test('gives the positions of the rendered rows of a long table', () => {
  renderKit(
    <Table
      caption="Places"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (name: string) => name }]}
      rows={['Ana', 'Ben']}
      getKey={(name) => name}
      window={{ rowCount: 900, firstRow: 500, beforePx: 4_000, afterPx: 3_000, measure: () => {} }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Places' });
  expect(table).toHaveAttribute('aria-rowcount', '901');
  // The room of the others is none of its rows.
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '502', '503']);
});

test('columns that stay in view are placed beside each other', () => {
  renderKit(
    <Table
      caption="Places"
      columns={[
        { id: 'place', header: 'Place', isSticky: true, width: '3rem', cell: () => 1 },
        { id: 'who', header: 'Who', isSticky: true, width: '9rem', cell: () => 'Ana' },
        { id: 'points', header: 'Points', width: '5rem', cell: () => 900 },
      ]}
      rows={[0]}
      getKey={(id) => id}
    />,
  );
  const edges = screen.getAllByRole('cell').map(({ style }) => style.insetInlineStart);
  expect(edges).toEqual(['calc(0px)', 'calc(0px + 3rem)', '']);
  expect(screen.getByRole('table').style.inlineSize).toBe('max(100%, 17rem)');
});

test('a header that sorts shows its direction', async () => {
  const onSort = vi.fn();
  renderKit(
    <Table
      caption="Places"
      columns={[
        {
          id: 'name',
          header: 'Name',
          isRowHeader: true,
          sort: { direction: 'desc', onSort, description: 'Name of the place' },
          cell: (name: string) => name,
        },
      ]}
      rows={['Ana']}
      getKey={(name) => name}
    />,
  );
  expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledOnce();
});
