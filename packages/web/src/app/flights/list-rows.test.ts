import type { Flight } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { type ListRow, listRows } from './list-rows.js';

const FLIGHTS = [
  flight(4, '2026-07-15'),
  flight(3, '2026-07-14'),
  flight(2, '2026-07-14'),
  flight(1, '2026-07-14'),
];

const STATE = { flights: FLIGHTS, isComplete: true, grouping: 'day', columns: 1 } as const;

test('puts each day above its flights', () => {
  expect(listRows(STATE).map(describe)).toEqual(['2026-07-15', '4', '2026-07-14', '3', '2', '1']);
});

test('fills rows from the left and starts a new row for each day', () => {
  expect(listRows({ ...STATE, columns: 2 }).map(describe)).toEqual([
    '2026-07-15',
    '4',
    '2026-07-14',
    '3 2',
    '1',
  ]);
});

test('puts the month above its flights', () => {
  const flights = [flight(3, '2026-07-02'), flight(2, '2026-07-01'), flight(1, '2026-06-30')];
  const rows = listRows({ ...STATE, flights, grouping: 'month', columns: 2 });
  expect(rows.map(describe)).toEqual(['2026-07-02', '3 2', '2026-06-30', '1']);
});

test('has no days in another order', () => {
  const rows = listRows({ ...STATE, grouping: undefined, columns: 3 });
  expect(rows.map(describe)).toEqual(['4 3 2', '1']);
});

test('an incomplete list ends with a loader and skeletons', () => {
  const rows = listRows({ ...STATE, isComplete: false, grouping: undefined });
  expect(rows.slice(4).map(({ kind }) => kind)).toEqual(['loader', 'skeletons', 'skeletons']);
});

test('shows skeletons before the first page and nothing after an empty one', () => {
  const loading = listRows({ ...STATE, flights: undefined, isComplete: false });
  expect(loading.every(({ kind }) => kind === 'skeletons')).toBe(true);
  expect(listRows({ ...STATE, flights: [] })).toEqual([]);
});

test.each([
  { grouping: 'day', isUnderDate: true },
  { grouping: 'month', isUnderDate: false },
  { grouping: undefined, isUnderDate: false },
] as const)('returns whether the day of a flight is above it: $grouping', (shown) => {
  const rows = listRows({ ...STATE, grouping: shown.grouping }).filter(
    (row) => row.kind === 'flights',
  );
  expect(rows.every(({ isUnderDate }) => isUnderDate === shown.isUnderDate)).toBe(true);
});

function describe(row: ListRow): string {
  if (row.kind === 'heading') return row.date;
  return row.kind === 'flights' ? row.flights.map(({ id }) => id).join(' ') : row.kind;
}

function flight(id: number, scoringDate: string): Flight {
  return {
    id,
    status: 'valid',
    rank: true,
    junior: false,
    scoring_date: scoringDate,
    time_zone: 'Europe/Berlin',
    user: { id: 1, name: 'Jo Ek' },
  };
}
