import { expect, test } from 'vitest';
import { countingFlights } from './counting-flights.js';

test.each([
  { contest: 'free', ofUser: 5, ofClub: 5 },
  { contest: 'out', ofUser: 1, ofClub: 5 },
  { contest: 'sprint', ofUser: 3, ofClub: 5 },
  { contest: 'electric', ofUser: 3, ofClub: 5 },
  { contest: 'dmst', ofUser: 3, ofClub: 3 },
  { contest: 'bi', ofUser: 3, ofClub: 3 },
])('$contest', ({ contest, ofUser, ofClub }) => {
  expect(countingFlights(contest, 'user')).toBe(ofUser);
  expect(countingFlights(contest, 'club')).toBe(ofClub);
});

test('the error names an unknown contest', () => {
  expect(() => countingFlights('downwind', 'user')).toThrow('"downwind"');
});
