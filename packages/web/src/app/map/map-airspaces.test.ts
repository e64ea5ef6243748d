import type { Airspace } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { mapAirspaces } from './map-airspaces.js';

const AIRSPACE: Airspace = {
  id: 1,
  name: 'Range',
  class: 'R',
  floor: { reference: 'GND', text: 'GND' },
  ceiling: { reference: 'FL', altitude: 3048, text: 'FL100' },
  geom: {
    type: 'Polygon',
    coordinates: [
      [
        [7, 51],
        [8, 51],
        [8, 52],
        [7, 51],
      ],
    ],
  },
  by_notam: false,
  active: [],
  other_times: [],
};

// A Tuesday, from noon by the local clock.
const FLOWN = {
  takeoff_time: '2026-07-14T10:00:00Z',
  landing_time: '2026-07-14T14:00:00Z',
  time_zone: 'Europe/Amsterdam',
};
const EARLIER = { start_time: '2026-07-14T06:00:00Z', end_time: '2026-07-14T09:00:00Z' };
const MEANWHILE = { start_time: '2026-07-14T13:00:00Z', end_time: '2026-07-14T16:00:00Z' };

test.each([
  { why: 'without times', fields: {}, isInactive: false },
  { why: 'at other times', fields: { active: [EARLIER] }, isInactive: true },
  { why: 'for a part of the flight', fields: { active: [EARLIER, MEANWHILE] }, isInactive: false },
  {
    why: 'without an end',
    fields: { active: [{ start_time: EARLIER.start_time }] },
    isInactive: false,
  },
  { why: 'perhaps by NOTAM', fields: { active: [EARLIER], by_notam: true }, isInactive: false },
  {
    why: 'at times in words',
    fields: { active: [EARLIER], other_times: ['MON'] },
    isInactive: false,
  },
  {
    why: 'on Mondays',
    fields: { other_times: ['AW MON.00:00L-23:59L'] },
    isInactive: true,
  },
  {
    why: 'on Tuesday mornings by the local clock',
    fields: { other_times: ['AW TUE.08:00L-11:59L'] },
    isInactive: true,
  },
  {
    why: 'on Tuesday mornings in UTC',
    fields: { other_times: ['AW TUE.08:00Z-11:59Z'] },
    isInactive: false,
  },
  {
    why: 'earlier, and at times that could not be read',
    fields: { active: [EARLIER], unreadable_times: true },
    isInactive: false,
  },
])('an airspace that is active $why', ({ fields, isInactive }) => {
  const [drawn] = mapAirspaces([{ ...AIRSPACE, ...fields }], FLOWN);
  expect(drawn?.isInactive).toBe(isInactive);
});

test('draws an airspace with class, limits and outline', () => {
  expect(mapAirspaces([AIRSPACE], { time_zone: 'UTC' })).toEqual([
    {
      name: 'Range',
      airspaceClass: 'R',
      floor: 'GND',
      ceiling: 'FL100',
      outline: [
        [7, 51],
        [8, 51],
        [8, 52],
        [7, 51],
      ],
      isInactive: false,
    },
  ]);
});

test('leaves out airspaces that are unrestricted', () => {
  const region = { ...AIRSPACE, id: 2, class: 'UNC', type: 'FIR' };
  expect(mapAirspaces([region, AIRSPACE], FLOWN).map(({ name }) => name)).toEqual(['Range']);
});
