import type { FlightDetail } from '@cloudstreet/sdk';
import { describe, expect, test } from 'vitest';
import { type EditedFlight, editOf, type FlightEdit, flightPatch } from './flight-edit.js';

const FLIGHT = {
  registration: 'D-1234',
  co_user_name: 'Ana Ruiz',
  mass: 480,
  aircraft: { id: 7, kind: 'GL' },
  score_club_class: false,
  use_second_club: false,
  comments_allowed: true,
  scoring_times: ['2026-07-14T10:10:00+00:00', '2026-07-14T12:00:00+00:00'],
  engine_scoring_times: [],
  fes_scoring_times: [],
  active_errors: [],
} as unknown as FlightDetail;
const [START_S, END_S] = FLIGHT.scoring_times.map((time) => Date.parse(time) / 1000) as [
  number,
  number,
];

const REST: Omit<EditedFlight, 'edit'> = {
  aircraft: { id: 7, kind: 'GL' },
  coUserId: undefined,
  hasTwoSeats: true,
  isClubClassOpen: true,
  isLocked: false,
};
const NO_CO_PILOT = { co_user_id: null, co_user_date_of_birth: null, co_user_name: null };
const BORN = { coPilot: 'user', coUserDateOfBirth: '1990-01-02' } as const;

test.each<{
  why: string;
  edit?: Partial<FlightEdit>;
  rest?: Partial<EditedFlight>;
  expected: object | undefined;
}>([
  { why: 'nothing', expected: undefined },
  { why: 'an emptied field', edit: { registration: ' ' }, expected: { registration: null } },
  { why: 'a new sign', edit: { competitionId: 'KA ' }, expected: { competition_id: 'KA' } },
  { why: 'who sees it', edit: { visibility: 'private' }, expected: { visibility: 'private' } },
  { why: 'no mass', edit: { massKg: null }, expected: { mass: null } },
  {
    why: 'another aircraft',
    rest: { aircraft: { id: 8, kind: 'GL' } },
    expected: { aircraft_id: 8 },
  },
  { why: 'no aircraft', rest: { aircraft: undefined }, expected: undefined },
  { why: 'no co-pilot', edit: { coPilot: 'none' }, expected: NO_CO_PILOT },
  { why: 'an empty name', edit: { coUserName: ' ' }, expected: NO_CO_PILOT },
  {
    why: 'another name',
    edit: { coUserName: 'Gustav' },
    expected: { ...NO_CO_PILOT, co_user_name: 'Gustav' },
  },
  {
    why: 'a registered co-pilot',
    edit: BORN,
    rest: { coUserId: 5 },
    expected: { co_user_id: 5, co_user_date_of_birth: '1990-01-02', co_user_name: null },
  },
  {
    why: 'no co-pilot for an aircraft with one seat',
    edit: BORN,
    rest: { coUserId: 5, hasTwoSeats: false },
    expected: undefined,
  },
  { why: 'the club class', edit: { clubClass: true }, expected: { score_club_class: true } },
  {
    why: 'no club class where it is not open',
    edit: { clubClass: true },
    rest: { isClubClassOpen: false },
    expected: undefined,
  },
  { why: 'the second club', edit: { secondClub: true }, expected: { use_second_club: true } },
  { why: 'the same windows', edit: { timesS: [START_S, END_S] }, expected: undefined },
  {
    why: 'windows of a glider, ascending',
    edit: { timesS: [END_S, START_S + 60] },
    expected: { scoring_times: ['2026-07-14T10:11:00.000Z', '2026-07-14T12:00:00.000Z'] },
  },
  {
    why: 'windows of a motor glider',
    edit: { timesS: [START_S, END_S - 60] },
    rest: { aircraft: { id: 7, kind: 'MG' } },
    expected: { engine_scoring_times: ['2026-07-14T10:10:00.000Z', '2026-07-14T11:59:00.000Z'] },
  },
  {
    why: 'windows of an electric glider',
    edit: { timesS: [START_S, END_S - 60] },
    rest: { aircraft: { id: 7, kind: 'FG' } },
    expected: { fes_scoring_times: ['2026-07-14T10:10:00.000Z', '2026-07-14T11:59:00.000Z'] },
  },
  {
    why: 'nothing that is locked',
    edit: { clubClass: true, secondClub: true, timesS: [START_S, END_S - 60] },
    rest: { isLocked: true, aircraft: { id: 8, kind: 'GL' } },
    expected: undefined,
  },
])('sends $why', ({ edit, rest, expected }) => {
  const edited = { ...REST, ...rest, edit: { ...editOf(FLIGHT), ...edit } };
  expect(flightPatch(FLIGHT, edited)).toEqual(expected);
});

describe('windows that a finding asks about', () => {
  const asked = {
    ...FLIGHT,
    active_errors: [{ token: 'LAUNCH_UNCERTAIN', type: 'warning', parameters: [], msg: '' }],
  } as FlightDetail;
  const edited = { ...REST, edit: { ...editOf(asked), confirmsTimes: true } };

  test('are sent unchanged if they are confirmed', () => {
    const scoring_times = ['2026-07-14T10:10:00.000Z', '2026-07-14T12:00:00.000Z'];
    expect(flightPatch(asked, edited)).toEqual({ scoring_times });
  });

  test.each<{
    why: string;
    flight?: FlightDetail;
    rest?: Partial<EditedFlight>;
    expected?: object;
  }>([
    { why: 'without a confirmation', rest: { edit: editOf(asked) } },
    { why: 'without a question', flight: FLIGHT },
    { why: 'if they are locked', rest: { isLocked: true } },
    {
      why: 'for another aircraft',
      rest: { aircraft: { id: 8, kind: 'MG' } },
      expected: { aircraft_id: 8 },
    },
  ])('are not sent $why', ({ flight = asked, rest, expected }) => {
    expect(flightPatch(flight, { ...edited, ...rest })).toEqual(expected);
  });
});

test('does not send an unchanged registered co-pilot', () => {
  const { co_user_name: _, ...flight } = { ...FLIGHT, co_user: { id: 5, name: 'Ana Ruiz' } };
  const edited = { ...REST, coUserId: 5, edit: editOf(flight) };
  expect(edited.edit.coPilot).toBe('user');
  expect(flightPatch(flight, edited)).toBeUndefined();
});
