import { expect, test } from 'vitest';
import { groundBetween } from './ground-between.js';

const UNIX_S = [0, 60, 90, 120, 180];
const PROFILE = { unixS: UNIX_S, groundAltM: [900, 200, 250, 220, 950] };

test.each([
  { why: 'between two fixes', startS: 60, endS: 120, expected: [200, 250] },
  { why: 'between the nearest fixes', startS: 76, endS: 106, expected: [220, 250] },
  { why: 'before the first fix', startS: -90, endS: -30, expected: [900, 900] },
  { why: 'after the last fix', startS: 200, endS: 300, expected: [950, 950] },
])('lowest and highest ground $why', ({ startS, endS, expected: [lowestM, highestM] }) => {
  expect(groundBetween(PROFILE, { startS, endS })).toEqual({ lowestM, highestM });
});

test('leaves out fixes whose ground is unknown', () => {
  const groundAltM = [900, Number.NaN, 250, Number.NaN, 950];
  const limits = groundBetween({ unixS: UNIX_S, groundAltM }, { startS: 60, endS: 120 });
  expect(limits).toEqual({ lowestM: 250, highestM: 250 });
});

test.each([
  { why: 'never', profile: { unixS: UNIX_S } },
  { why: 'at none of the fixes', profile: { unixS: [60], groundAltM: [Number.NaN] } },
  { why: 'because there are no fixes', profile: { unixS: [], groundAltM: [] } },
])('the ground is not known: $why', ({ profile }) => {
  expect(groundBetween(profile, { startS: 60, endS: 120 })).toBeUndefined();
});
