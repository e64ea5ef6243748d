import type { Flight } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { flightTableColumns } from './flight-table-columns.js';

const flown = (score: object) => ({ id: 1, contest: { score } }) as Flight;
const idsFor = (...scores: object[]) => flightTableColumns(scores.map(flown)).map(({ id }) => id);

test('a column appears as soon as one flight has its value', () => {
  const known = { thermal_count: 2, thermal_start_alt: 900, thermal_loss_ratio: 0.1 };
  const ids = ['thermal_start_alt', 'thermal_loss_ratio'] as const;
  expect(idsFor({ thermal_count: 2 }, known)).toEqual(expect.arrayContaining([...ids]));
  expect(idsFor(known)).not.toContain('thermal_start_agl');
  for (const id of ids) expect(idsFor({ thermal_count: 2 })).not.toContain(id);
});

test('flights without thermals have no values for them', () => {
  const columns = flightTableColumns([flown({ thermal_count: 1, thermal_start_alt: 900 })]);
  const column = columns.find(({ id }) => id === 'thermal_start_alt');
  expect(column?.valueOf(flown({ thermal_count: 1, thermal_start_alt: 900 }))).toBe(900);
  expect(column?.valueOf(flown({ thermal_count: 0, thermal_start_alt: 0 }))).toBeUndefined();
});
