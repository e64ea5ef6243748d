import { expect, test } from 'vitest';
import type { FlightEdit } from './flight-edit.js';
import { markingsOf, NO_MARKINGS, prefill } from './prefill.js';

const EMPTY: FlightEdit = {
  ...NO_MARKINGS,
  visibility: 'public',
  allowsComments: true,
  seat: 'pilot',
  coPilot: 'none',
  coUserName: '',
  coUserDateOfBirth: null,
  clubClass: false,
  secondClub: false,
  timesS: null,
  confirmsTimes: false,
};
const LS8 = { registration: 'D-1111', competitionId: 'L8', massKg: 400 };
const ASK = { registration: 'D-2222', competitionId: '', massKg: null };

test.each([
  { why: 'empty fields are filled', edit: {}, filled: NO_MARKINGS, markings: LS8, expected: LS8 },
  {
    why: 'what was entered stays',
    edit: { registration: 'D-9999' },
    filled: NO_MARKINGS,
    markings: LS8,
    expected: { ...LS8, registration: 'D-9999' },
  },
  {
    why: 'what was filled in gives way to the next, also to nothing',
    edit: LS8,
    filled: LS8,
    markings: ASK,
    expected: ASK,
  },
  {
    why: 'what was changed after it was filled in stays',
    edit: { ...LS8, massKg: 420 },
    filled: LS8,
    markings: ASK,
    expected: { ...ASK, massKg: 420 },
  },
  {
    why: 'an aircraft that was never flown leaves nothing of the one before',
    edit: LS8,
    filled: LS8,
    markings: markingsOf(undefined),
    expected: NO_MARKINGS,
  },
])('$why', ({ edit, filled, markings, expected }) => {
  expect(prefill({ ...EMPTY, ...edit }, filled, markings)).toEqual({ ...EMPTY, ...expected });
});
