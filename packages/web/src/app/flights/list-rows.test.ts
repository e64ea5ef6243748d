import type { Flight } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { listRows, rowKey } from './list-rows.js';

const FLIGHTS = [flight(3, '2026-07-15'), flight(2, '2026-07-14'), flight(1, '2026-07-14')];

test('puts each day above its flights', () => {
  const rows = listRows({ flights: FLIGHTS, isComplete: true, byDay: true });
  expect(rows.map(rowKey)).toEqual([
    'day 2026-07-15',
    'flight 3',
    'day 2026-07-14',
    'flight 2',
    'flight 1',
  ]);
});

test('leaves the days out where the list has another order', () => {
  const rows = listRows({ flights: FLIGHTS, isComplete: true, byDay: false });
  expect(rows.every(({ kind }) => kind === 'flight')).toBe(true);
});

test('a list that goes on ends with a loader and skeletons', () => {
  const kinds = listRows({ flights: FLIGHTS, isComplete: false, byDay: false }).map(
    ({ kind }) => kind,
  );
  expect(kinds.slice(3)).toEqual(['loader', 'skeleton', 'skeleton', 'skeleton']);
});

test('before the first page there are skeletons, after an empty one there is nothing', () => {
  const state = { isComplete: false, byDay: true };
  expect(listRows({ ...state, flights: undefined }).every(({ kind }) => kind === 'skeleton')).toBe(
    true,
  );
  expect(listRows({ flights: [], isComplete: true, byDay: true })).toEqual([]);
});

function flight(id: number, scoringDate: string): Flight {
  return {
    id,
    status: 'valid',
    rank: true,
    junior: false,
    scoring_date: scoringDate,
    user: { id: 1, name: 'Jo Ek' },
  };
}
