import { describe, expect, test } from 'vitest';
import messages from '../messages/en-gb.json' with { type: 'json' };
import { type CatalogueToken, FINDING_CATALOGUE } from './finding-catalogue.js';
import { findingText } from './finding-message.js';
import { AIRCRAFT_CASES } from './testing/aircraft-cases.js';
import { ALTITUDE_CASES } from './testing/altitude-cases.js';
import { type CatalogueCases, findingsOf, formatFindings } from './testing/catalogue-case.js';
import { COURSE_CASES } from './testing/course-cases.js';
import { DECLARATION_CASES } from './testing/declaration-cases.js';
import { RECORD_CASES } from './testing/record-cases.js';
import { RECORDER_CASES } from './testing/recorder-cases.js';

/** A token without cases does not compile, and neither does a case without a token. */
const CASES: CatalogueCases<CatalogueToken> = {
  ...RECORD_CASES,
  ...RECORDER_CASES,
  ...COURSE_CASES,
  ...ALTITUDE_CASES,
  ...AIRCRAFT_CASES,
  ...DECLARATION_CASES,
};
const TOKENS = Object.keys(FINDING_CATALOGUE) as CatalogueToken[];

describe.each(TOKENS)('%s', (token) => {
  const { types, parameters, limits } = FINDING_CATALOGUE[token];

  test.each(CASES[token])('$at the limit: $why', ({ expected = [], ...given }) => {
    expect(formatFindings(token, given)).toEqual(expected);
  });

  test('is tested on both sides of its limits and in all severities', () => {
    const sides = new Set(CASES[token].map(({ at }) => at));
    const isNumeric = Object.values(limits).some((limit) => typeof limit === 'number');
    expect(sides).toEqual(new Set([...sides, 'inside', 'outside', ...(isNumeric ? ['on'] : [])]));
    const findingTypes = CASES[token].flatMap(({ expected = [] }) =>
      expected.map((text) => /^\w+/.exec(text)![0]),
    );
    expect(new Set(findingTypes)).toEqual(new Set(types));
  });

  test('has a message with the parameters of the catalogue', () => {
    if (types.includes('refusal')) return;
    const given = CASES[token].find(({ expected }) => expected)!;
    const finding = findingsOf(given).find((found) => found.token === token)!;
    expect(finding.parameters).toHaveLength(Object.keys(parameters).length);
    const { statement } = findingText(finding);
    expect(statement).not.toBe(token);
    expect(statement).not.toMatch(/undefined|NaN|[{}]/);
  });
});

/** The codes that the specification lists. */
const SPECIFIED = `
  AVG_GNSS_ALT_CHANGE AVG_PRESS_ALT_CHANGE A_RECORD_TOO_SHORT C_RECORD_TOO_LONG
  FIXES_BEFORE_TAKEOFF FUTURE_FLIGHT GNSS_ALT_VIOLATIONS PRESS_ALT_VIOLATIONS HIGH_CHANGE_GNSS_ALT
  HIGH_CHANGE_PRESS_ALT H_RECORD_NO_DATE INVALID_H_RECORD INVALID_QNH_VALUE LXV_DOUBLE_SEATER
  MAX_GNSS_ALT_REACHED MAX_PRESS_ALT_REACHED MAX_GROUND_SPEED_WARNING MULTIPLE_A_RECORDS
  MULTIPLE_I_RECORDS NON_INCREASING_TIMES NON_VALID_FIXES NO_AIRCRAFT_SELECTED NO_A_RECORD
  NO_G_RECORD NO_H_RECORD NO_I_RECORD NO_ENGINE_SENSOR NO_FES_SENSOR NO_LANDING NO_TAKEOFF
  NO_SCORING_WINDOWS OLC_FILE PRESS_ALT_NOT_VALID RAW_TIME_HARD_LIMIT_EXCEEDED
  RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING
  RAW_TIME_SOFT_LIMIT_EXCEEDED`
  .trim()
  .split(/\s+/);

test('the catalogue has all codes of the specification', () => {
  expect(SPECIFIED).toHaveLength(37);
  expect(SPECIFIED.filter((code) => !TOKENS.includes(code as CatalogueToken))).toEqual([]);
});

test('catalogue and messages have the same findings', () => {
  const keys = Object.keys(messages).filter((key) => key.startsWith('finding.'));
  const named = keys.map((key) => key.split('.')[1]!);
  expect([...new Set(named)].toSorted()).toEqual(TOKENS.toSorted());
});

test('a correct flight has no findings', () => {
  expect(findingsOf(RECORD_CASES.NO_A_RECORD[0]!)).toEqual([]);
});
