import type { FlightDetail } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { type FlightEdit, flightPatch } from './flight-patch.js';

const FLIGHT = {
  registration: 'D-1234',
  co_user_name: 'Ana Ruiz',
  mass: 480,
  aircraft: { id: 7 },
} as FlightDetail;

const UNCHANGED: FlightEdit = {
  aircraftId: 7,
  registration: 'D-1234',
  competitionId: '',
  coUserName: 'Ana Ruiz',
  massKg: 480,
};

test.each([
  { why: 'nothing', edit: {}, expected: undefined },
  { why: 'an emptied field', edit: { registration: ' ' }, expected: { registration: null } },
  { why: 'a new sign', edit: { competitionId: 'KA ' }, expected: { competition_id: 'KA' } },
  { why: 'another aircraft', edit: { aircraftId: 8 }, expected: { aircraft_id: 8 } },
  { why: 'a locked aircraft', edit: { aircraftId: undefined }, expected: undefined },
  { why: 'no mass', edit: { massKg: null }, expected: { mass: null } },
])('sends $why', ({ edit, expected }) => {
  expect(flightPatch(FLIGHT, { ...UNCHANGED, ...edit })).toEqual(expected);
});
