import type { CentralDay } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { findDay } from './find-day.js';

const dayOf = (id: number, status: CentralDay['status']): CentralDay => ({
  id,
  date: `2026-07-1${id}`,
  status,
  assigned_area: false,
});
const CLASSES = [
  {
    id: 1,
    name: '18 metre',
    days: [dayOf(1, 'final_result'), dayOf(2, 'preliminary_result'), dayOf(3, 'planned')],
  },
  { id: 2, name: 'Open', days: [dayOf(4, 'planned')] },
];

test('a competition opens with the latest day that has results', () => {
  expect(findDay(CLASSES, {})).toMatchObject({ class: { id: 1 }, day: { id: 2 } });
  expect(findDay(CLASSES, { day: 99 })).toMatchObject({ class: { id: 1 }, day: { id: 2 } });
});

test('a day in the URL is found in its class', () => {
  expect(findDay(CLASSES, { day: 4 })).toMatchObject({ class: { id: 2 }, day: { id: 4 } });
});

test('without results it is the first day', () => {
  expect(findDay(CLASSES.slice(1), {}).day?.id).toBe(4);
  expect(findDay([{ id: 3, name: 'Club', days: [] }], {}).day).toBeUndefined();
});

test('a class in the URL is shown, also without days', () => {
  const classes = [...CLASSES, { id: 3, name: 'Club', days: [] }];
  expect(findDay(classes, { class: 3 })).toMatchObject({ class: { id: 3 } });
});
