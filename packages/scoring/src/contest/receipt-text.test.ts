import { describe, expect, test } from 'vitest';
import { evaluateTask } from '../task/evaluate-task.js';
import type { Task } from '../task/task.js';
import type { ContestEntry } from './contest-entry.js';
import type { ContestInput } from './contest-input.js';
import type { ContestName } from './contest-names.js';
import type { Receipt } from './receipt.js';
import type { ReceiptFormat } from './receipt-format.js';
import { receiptText } from './receipt-text.js';
import { type CourseFix, createCourse } from './testing/course.js';
import { scoreTrack } from './testing/score-track.js';

const at = (lat: number, lon: number, more?: Omit<CourseFix, 'at'>): CourseFix => ({
  at: [lat, lon],
  ...more,
});

/** An FAI triangle of 407.26 km that closes to 556 m, flown from 10:00 to 10:30 UTC. */
const TRIANGLE = [at(50, 8), at(51, 9), at(50, 10), at(50.005, 8)];

function entryOf(
  name: ContestName,
  fixes: readonly CourseFix[],
  input: Partial<ContestInput> = {},
): ContestEntry {
  const entry = scoreTrack(createCourse(fixes), input).find((one) => one.name === name);
  if (!entry) throw new Error(`No entry in ${name}.`);
  return entry;
}

/** The text with plain spaces. */
function textOf(receipt: Receipt, reader?: ReceiptFormat): ReturnType<typeof receiptText> {
  const text = JSON.stringify(receiptText(receipt, reader)).replaceAll('\u202f', ' ');
  return JSON.parse(text) as ReturnType<typeof receiptText>;
}

test('the course that added the bonus', () => {
  const { bonusCourse } = textOf(entryOf('free', TRIANGLE, { index: 110 }).receipt);
  expect(bonusCourse?.course).toBe('FAI triangle');
  expect(bonusCourse?.fixes.map(({ name }) => name)).toEqual([
    'Start',
    'Point 1',
    'Point 2',
    'Point 3',
    'Finish',
  ]);
  expect(textOf(entryOf('triangle', TRIANGLE).receipt)).not.toHaveProperty('bonusCourse');
});

test('a triangle, from the rule to the hash', () => {
  const { receipt } = entryOf('triangle', TRIANGLE, { index: 110 });
  expect(textOf(receipt)).toEqual({
    rule: [
      'The longest FAI triangle with start and finish at most 1,000 m apart.',
      'Each leg is at least 28 % of the total.',
      'From 500 km, each leg is 25 % to 45 % of the total.',
      'The finish is at most 1,000 m below the start.',
      'Points = km × 100 ÷ index',
    ],
    source:
      'Edition 2025.1. DMSt competition rules 2021, §4.1.5.1, and published scores of season 2025.',
    course: 'FAI triangle',
    fixes: [
      ['Start', '10:00:00 UTC', '50°00.000′N 008°00.000′E', '1,000 m'],
      ['Point 1', '10:00:00 UTC', '50°00.000′N 008°00.000′E', '1,000 m'],
      ['Point 2', '10:10:00 UTC', '51°00.000′N 009°00.000′E', '1,000 m'],
      ['Point 3', '10:20:00 UTC', '50°00.000′N 010°00.000′E', '1,000 m'],
      ['Finish', '10:30:00 UTC', '50°00.300′N 008°00.000′E', '1,000 m'],
    ].map(([name, time, position, altitude]) => ({ name, time, position, altitude })),
    steps: [
      {
        name: 'Distance',
        formula: '131.936 km + 131.936 km + 143.387 km',
        result: '407.26 km',
      },
      { name: 'Index factor', formula: 'index 110 ÷ 100', result: '1.1' },
      { name: 'Points', formula: '407.26 km ÷ index factor 1.1', result: '370.24' },
    ],
    rounding: expect.stringMatching(/^Distances are rounded to 10 m/),
    limits: [
      {
        name: 'Finish below start',
        flown: '0 m',
        allowed: 'at most 1,000 m',
        state: 'kept',
        verdict: 'met',
      },
      {
        name: 'Start to finish',
        flown: '556 m',
        allowed: 'at most 1,000 m',
        state: 'kept',
        verdict: 'met',
      },
      {
        name: 'Shortest leg',
        flown: '32.4 %',
        allowed: 'at least 28 %',
        state: 'kept',
        verdict: 'met',
      },
    ],
    tried: [],
    inputs: [
      { name: 'Scored part', value: '10:00:00–10:30:00 UTC' },
      { name: 'Altitudes', value: 'pressure sensor' },
      { name: 'Index', value: '110' },
      { name: 'Earth', value: 'geodesic lengths on the WGS84 ellipsoid' },
      {
        name: 'Upper bound',
        value: 'no other course of this shape within the limits is longer than 407.259 km',
      },
      { name: 'SHA-256 of the file', value: '0'.repeat(64) },
    ],
    noneTried: 'No course would have earned more with one of the limits relaxed.',
    points: [],
    lossFixes: [],
    hash: receipt.hash,
  });
});

test('a declared task names its points and the fixes of its loss of height', () => {
  const fixes = [at(50, 8, { altitudeM: 900 }), at(51.003, 9), at(50, 8, { altitudeM: 650 })];
  const track = createCourse(fixes);
  const task: Task = {
    ruleSet: 'D',
    points: [
      { name: 'Home', lat: 50, lon: 8 },
      { name: 'North', lat: 51, lon: 9 },
      { name: 'Home', lat: 50, lon: 8 },
    ],
  };
  const flown = evaluateTask(track, { first: 0, last: track.count - 1 }, task);
  const { receipt } = entryOf('declaration', fixes, { declared: { task, flown } });
  const { points, lossFixes, noneTried } = textOf(receipt);
  expect(noneTried).toBe('Only one declared task counts for each flight, and this is it.');
  expect(points).toEqual([
    { name: 'Start', position: '50°00.000′N 008°00.000′E' },
    { name: 'Point 1', position: '51°00.000′N 009°00.000′E' },
    { name: 'Finish', position: '50°00.000′N 008°00.000′E' },
  ]);
  expect(lossFixes.map(({ name, altitude }) => [name, altitude])).toEqual([
    ['Start', '900 m'],
    ['Finish', '650 m'],
  ]);
});

describe('other options considered', () => {
  const tried = (name: ContestName, fixes: readonly CourseFix[], input?: Partial<ContestInput>) =>
    textOf(entryOf(name, fixes, input).receipt).tried;

  test('a limit and by how much it was missed', () => {
    const [first] = tried('free', [
      at(50, 8, { altitudeM: 2000 }),
      at(51, 8, { altitudeM: 1500 }),
      at(52, 8, { altitudeM: 688 }),
    ]);
    expect(first).toEqual({
      course: 'Free distance of 222.50 km',
      points: '222.50 points',
      reason: 'Finish 1,312 m below the start (limit 1,000 m): 312 m too low.',
    });
  });

  test('a limit of a course that would have added a bonus', () => {
    const attempts = tried('free', [at(50, 8.015), at(51, 9), at(50, 10), at(50, 8)]);
    const triangle = attempts.find(({ course }) => course.startsWith('FAI triangle'));
    expect(triangle?.course).toMatch(/^FAI triangle of 407\.\d\d km$/);
    expect(triangle?.points).toMatch(/^a bonus of 122\.\d\d points$/);
    expect(triangle?.reason).toMatch(/^Start and finish 1,0\d\d m apart \(limit /);
  });

  test('a course with a turnpoint less, and what the last one is worth', () => {
    const out = [at(50, 8), at(51, 9), at(50, 10), at(51, 11), at(50, 12), at(51, 13), at(50, 14)];
    expect(tried('free', out)).toEqual([
      {
        course: expect.stringMatching(/^Free distance over at most 4 turnpoints of \d+\.\d\d km$/),
        points: expect.stringMatching(/^\d+\.\d\d points$/),
        reason: expect.stringMatching(/^\d+\.\d\d points fewer\.$/),
      },
    ]);
  });

  test('the bonus of a course with the lower bonus', () => {
    const attempts = tried('free', TRIANGLE);
    expect(attempts).toContainEqual({
      course: 'Out and return of 286.77 km',
      points: 'a bonus of 57.35 points',
      // 0.3 × 407.26 − 0.2 × 286.77
      reason: '64.83 points fewer.',
    });
  });

  test('empty if there was no other option', () => {
    const { receipt } = entryOf('out', [at(50, 8), at(52, 8)]);
    expect(textOf(receipt)).toMatchObject({
      tried: [],
      noneTried: 'No course would have earned more with one of the limits relaxed.',
    });
  });

  test('fewer points than another course', () => {
    const courses = tried('dmst', TRIANGLE, { clubCountry: 'DE' });
    expect(courses.map(({ course, reason }) => [course, reason])).toEqual([
      ['Free distance of 407.25 km', '162.91 points fewer.'],
      ['Out and return of 286.77 km', '197.36 points fewer.'],
    ]);
  });

  test('another window', () => {
    const fixes = [at(50, 8), at(51, 8), at(52, 8), at(53, 8)];
    const windows = [
      { first: 0, last: 1 },
      { first: 2, last: 3 },
    ];
    expect(tried('free', fixes, { windows })).toEqual([
      {
        course: 'Free distance of 111.24 km',
        points: '111.24 points',
        reason: 'In another part of the flight. 0.04 points fewer.',
      },
    ]);
  });

  test('the same number of points', () => {
    const { receipt } = entryOf('triangle', TRIANGLE);
    const attempt = { score_name: 'free4', distance: 407.26, points: 407.26 } as const;
    const [first, second] = textOf({
      ...receipt,
      tried: [
        { ...attempt, lost_by: 'points' },
        { ...attempt, lost_by: 'window' },
      ],
    }).tried;
    expect(first?.reason).toBe('Same points.');
    expect(second?.reason).toBe('In another part of the flight. Same points.');
  });
});

describe('inputs', () => {
  const inputsOf = (input: Partial<ContestInput>, reader?: ReceiptFormat) =>
    Object.fromEntries(
      textOf(entryOf('triangle', TRIANGLE, input).receipt, reader).inputs.map(
        ({ name, value }) => [name, value] as const,
      ),
    );

  test.each([
    { source: 'pressure', offset: 0, expected: 'pressure sensor' },
    {
      source: 'pressure',
      offset: 23,
      expected: 'pressure sensor, 23 m added for the elevation of the airfield',
    },
    {
      source: 'pressure',
      offset: -123,
      expected: 'pressure sensor, 123 m subtracted for the elevation of the airfield',
    },
    { source: 'gnss', offset: 0, expected: 'satellite receiver' },
  ] as const)('altitudes from $source with $offset m', ({ source, offset, expected }) => {
    const inputs = inputsOf({ altitudeSource: source, altitudeOffsetM: offset });
    expect(inputs['Altitudes']).toBe(expected);
  });

  test('no index', () => {
    expect(inputsOf({ index: null })['Index']).toBe('unknown, scored with 100');
  });

  test('times in the zone of the reader', () => {
    const reader = { unitSystem: 'M', locale: 'en-GB', timeZone: 'Europe/Berlin' } as const;
    expect(inputsOf({}, reader)['Scored part']).toBe('12:00:00–12:30:00 UTC+2');
  });
});

test('names the class of the Polish cup', () => {
  const input = { clubCountry: 'PL', takeoffCountry: 'PL' };
  const text = textOf(entryOf('bi', TRIANGLE, input).receipt);
  expect(text.course).toBe('Class 1, free distance');
});
