import { expect, test } from 'vitest';
import { error, info, warning } from '../igc/finding.js';
import { findingMessage } from './finding-message.js';

test.each([
  { finding: error('NO_G_RECORD'), expected: /no signature/ },
  { finding: info('NON_VALID_FIXES', 1), expected: /^One position / },
  { finding: info('NON_VALID_FIXES', 32), expected: /^32 positions / },
  {
    finding: warning('RAW_TIME_SOFT_LIMIT_EXCEEDED', 22, 30, 20),
    expected: /^22 intervals .* longer than 30 seconds; 20 are allowed/,
  },
  { finding: warning('FIXES_BEFORE_TAKEOFF', 0, 10), expected: /right at takeoff, but 10 / },
  {
    finding: warning('NON_INCREASING_TIMES', '10:00:08', '10:00:00', 1),
    expected: /10:00:00 UTC\. /,
  },
  {
    finding: warning('NON_INCREASING_TIMES', '10:00:08', '10:00:00', 550),
    expected: /, and 550 times in all/,
  },
])('says $finding.token in words', ({ finding, expected }) => {
  expect(findingMessage(finding)).toMatch(expected);
});

test('says the token where the catalogue has no message', () => {
  expect(findingMessage(error('FROM_A_LATER_VERSION'))).toBe('FROM_A_LATER_VERSION');
});
