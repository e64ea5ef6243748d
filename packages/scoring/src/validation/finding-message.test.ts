import { expect, test } from 'vitest';
import { error, info, warning } from '../igc/finding.js';
import catalogue from '../messages/en-gb.json' with { type: 'json' };
import { findingMessage, findingText } from './finding-message.js';

test.each([
  { finding: error('NO_G_RECORD'), expected: /no signature/ },
  { finding: info('NON_VALID_FIXES', 1), expected: /^One fix without .* reception is / },
  { finding: info('NON_VALID_FIXES', 32), expected: /^32 fixes without .* reception are / },
  { finding: warning('MULTIPLE_A_RECORDS', 2), expected: /recorder restarted\. If files were / },
  { finding: error('AVG_GNSS_ALT_CHANGE', 0, 0.01), expected: /not recorded: .* checked\.$/ },
  { finding: warning('DECLARATION_INCOMPLETE', 2), expected: /2 of .* no valid coordinates/ },
  {
    finding: warning('RAW_TIME_SOFT_LIMIT_EXCEEDED', 22, 30, 20),
    expected:
      /^22 intervals .* longer than 30 s \(limit 20 intervals\).* better satellite reception/,
  },
  {
    finding: warning('RAW_TIME_SOFT_LIMIT_EXCEEDED', 22, 30, 20, 'interval'),
    expected: /A shorter recording interval avoids this\.$/,
  },
  {
    finding: warning('RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED', 180, '10:00:00', 94, 'reception'),
    expected: /\. Better satellite reception avoids this\.$/,
  },
  { finding: warning('LAUNCH_UNCERTAIN', '10:00:00', 'interval'), expected: /too far apart/ },
  { finding: warning('LAUNCH_UNCERTAIN', '10:00:00'), expected: /does not show clearly/ },
  { finding: warning('FIXES_BEFORE_TAKEOFF', 0, 10), expected: /right at takeoff; 10 / },
  {
    finding: warning('NON_INCREASING_TIMES', '10:00:08', '10:00:00', 1),
    expected: /10:00:00 UTC\. /,
  },
  {
    finding: warning('NON_INCREASING_TIMES', '10:00:08', '10:00:00', 550),
    expected: /, 550 times in total/,
  },
])('formats $finding.token as a sentence', ({ finding, expected }) => {
  expect(findingMessage(finding)).toMatch(expected);
});

test('returns the token if the catalogue has no message', () => {
  expect(findingMessage({ token: 'FROM_A_LATER_VERSION', type: 'error', parameters: [] })).toBe(
    'FROM_A_LATER_VERSION',
  );
});

test.each([
  {
    why: 'metric',
    reader: { unitSystem: 'M', locale: 'en-GB' },
    expected:
      /^The flight reached 12,345\u202fm, the limit of the satellite receiver \(12,350\u202fm\)\.$/,
  },
  {
    why: 'in feet',
    reader: { unitSystem: 'I', locale: 'en-GB' },
    expected: /reached 40,502\u202fft, .*\(40,518\u202fft\)/,
  },
  {
    why: 'with points between thousands',
    reader: { unitSystem: 'M', locale: 'de' },
    expected: /reached 12\.345\u202fm/,
  },
] as const)('writes altitudes $why', ({ reader, expected }) => {
  const finding = warning('MAX_GNSS_ALT_REACHED', 12_350, 12_345);
  expect(findingText(finding, reader).statement).toMatch(expected);
});

test.each([
  {
    finding: warning('MAX_GROUND_SPEED_WARNING', 1405, '16:39:40', 400),
    metric: /up to 1,405\u202fkm\/h \(at 16:39:40 UTC\) are left out: faster than 400\u202fkm\/h/,
    us: /up to 759\u202fkt \(at 16:39:40 UTC\) are left out: faster than 216\u202fkt/,
  },
  {
    finding: warning('HIGH_CHANGE_GNSS_ALT', 1200, 50),
    metric: /more than 50\u202fm\/s, 1,200 times/,
    us: /more than 9,843\u202ffpm, 1,200 times/,
  },
  {
    finding: error('AVG_PRESS_ALT_CHANGE', 0.004, 0.01),
    metric: /0\.004\u202fm per fix on average, at least 0\.010\u202fm/,
    us: /0\.013\u202fft per fix on average, at least 0\.033\u202fft/,
  },
  {
    finding: error('INVALID_QNH_VALUE', 911.2, 930, 1060),
    metric: /911\.2\u202fmbar at sea level; 930\.0\u202fmbar to 1,060\.0\u202fmbar/,
    us: /26\.91\u202finHg at sea level; 27\.46\u202finHg to 31\.30\u202finHg/,
  },
  {
    finding: warning('PRESS_ALT_VIOLATIONS', -600, 16_000, 1500),
    metric: /^1,500 pressure altitudes are outside -600\u202fm to 16,000\u202fm/,
    us: /outside -1,969\u202fft to 52,493\u202fft/,
  },
  {
    finding: error('FUTURE_FLIGHT', '2030-02-01'),
    metric: /dated 1 Feb 2030/,
    us: /dated Feb 1, 2030/,
  },
])('formats $finding.token for its reader', ({ finding, metric, us }) => {
  expect(findingText(finding, { unitSystem: 'M', locale: 'en-GB' }).statement).toMatch(metric);
  expect(findingText(finding, { unitSystem: 'U', locale: 'en-US' }).statement).toMatch(us);
});

test('no message contains a fixed unit', () => {
  const units = /\} ?(m|ft|km|mi|kt|hPa|mbar|inHg|m\/s|km\/h)\b/;
  expect(Object.values(catalogue).filter((text) => units.test(text))).toEqual([]);
});

test('separates the problem from the advice', () => {
  expect(findingText(error('NO_ENGINE_SENSOR', 'ENL, MOP'))).toEqual({
    statement: expect.stringMatching(/sensors that show it is off: ENL, MOP\.$/),
    advice: 'Use a recorder with an engine noise sensor.',
    correction: 'Wrong aircraft? Correct it.',
  });
  expect(findingText(warning('NO_LANDING'))).not.toHaveProperty('advice');
});

test('suggests no correction that is no longer allowed', () => {
  const finding = warning('NO_AIRCRAFT_SELECTED');
  expect(findingMessage(finding)).toMatch(/Choose the aircraft/);
  expect(findingMessage(finding, { isEditable: false })).toBe(
    'Unknown aircraft: scored with index 100.',
  );
});
