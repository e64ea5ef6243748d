import type { Me } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { type Clubs, type ProfileEdit, profileEditOf, profilePatch } from './profile-patch.js';

const CLUB = { id: 3, name: 'Segelflugverein Nord', region: { id: 'DE', name: 'Germany' } };

const me = {
  name: 'Ana Ruiz',
  date_of_birth: '1990-04-01',
  gender: 'F',
  bio: 'Flies in the evening.',
  badge: false,
  flight_visibility: 'public',
  club: CLUB,
} as unknown as Me;

const SAME: Clubs = { clubId: 3, secondClubId: undefined };

test.each<{
  why: string;
  edit?: Partial<ProfileEdit>;
  clubs?: Partial<Clubs>;
  expected: object | undefined;
}>([
  { why: 'nothing is changed', expected: undefined },
  { why: 'blanks alone are no change', edit: { name: ' Ana Ruiz ' }, expected: undefined },
  { why: 'a name', edit: { name: 'Ana Ruiz Sol ' }, expected: { name: 'Ana Ruiz Sol' } },
  { why: 'an empty text is cleared', edit: { bio: ' ' }, expected: { bio: null } },
  { why: 'a number', edit: { ssaId: '42' }, expected: { ssa_id: '42' } },
  { why: 'a date that is half typed', edit: { dateOfBirth: null }, expected: undefined },
  { why: 'the plan shown', edit: { badge: true }, expected: { badge: true } },
  {
    why: 'who sees new flights',
    edit: { flightVisibility: 'draft' },
    expected: { flight_visibility: 'draft' },
  },
  { why: 'no club', clubs: { clubId: undefined }, expected: { club_id: null } },
  { why: 'a second club', clubs: { secondClubId: 4 }, expected: { second_club_id: 4 } },
])('$why', ({ edit, clubs, expected }) => {
  const form = { edit: { ...profileEditOf(me), ...edit }, clubs: { ...SAME, ...clubs } };
  expect(profilePatch(me, form)).toEqual(expected);
});
