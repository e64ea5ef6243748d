import { describe, expect, test } from 'vitest';
import { checkReceipt } from '../contest/check-receipt.js';
import { parseIgc } from '../igc/parse-igc.js';
import { taskText } from '../task/task-message.js';
import type { OnlineDeclaration } from '../task-files/find-declaration.js';
import { flightFixes, HEADER, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

/** The flight takes off at 10:01 at 50 N 8 E, and from 10:04:36 flies east at 100 km/h. */
const FIXES = flightFixes(TOW_FLIGHT);

/** C records of a task along 50 N, from 8°06' to the given minutes past 9 E. */
function declare(minutes: number, declaredAt = '080000') {
  const finish = `C5000000N00${minutes < 0 ? 8 : 9}${String(Math.abs(minutes) * 1000).padStart(5, '0')}EFINISH`;
  return [
    `C140726${declaredAt}140726000100TASK`,
    'C0000000N00000000E',
    'C5000000N00806000ESTART',
    finish,
    'C0000000N00000000E',
  ];
}

function score(
  declaration: readonly string[],
  declaredOnline?: OnlineDeclaration,
  scoringTimes?: readonly number[],
) {
  const { recording, findings } = parseIgc(igcFile(FIXES, [...HEADER, ...declaration]));
  return scoreFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 100 },
    uploadedAtS: 2e9,
    editAllowedUntilS: 2e9,
    ...(declaredOnline && { declaredOnline }),
    ...(scoringTimes && { scoringTimes }),
  });
}

describe('a task of the recorder', () => {
  test('that was completed earns points', () => {
    const { declared, contests } = score(declare(20));
    expect(declared).toMatchObject({
      origin: 'recorder',
      reading: { kind: 'GL' },
      flown: { reached: 2, isAchieved: true },
    });
    const entry = contests.find(({ name }) => name === 'declaration');
    expect(entry).toMatchObject({ distance: declared?.reading.distanceKm, valid: true });
    expect(entry?.score.turnpoints.map(({ lon }) => lon)).toEqual([8.1, 9 + 20 / 60]);
  });

  test('with zones of its own is judged by them and by the national ones', () => {
    const zones = [
      'LLXVOZ=-1,Style=2,R1=5000m,A1=180,R2=0m,A2=0,A12=90.0,Line=1',
      'LLXVOZ=0,Style=3,R1=60000m,A1=180,R2=0m,A2=0,A12=270.0',
    ];
    const { declared, contests } = score([...declare(59), ...zones]);
    expect(declared).toMatchObject({
      flown: { reached: 1, isAchieved: false, shortfall: { code: 'not_finished' } },
      flownAsDeclared: { reached: 2, isAchieved: true },
    });
    expect(declared?.flownAsDeclared?.shortfall).toBeUndefined();
    expect(contests.map(({ name }) => name)).not.toContain('declaration');
    const strict = score([...declare(20), zones[0]!, zones[1]!.replace('60000m', '10m')]);
    expect(strict.declared?.flownAsDeclared?.isAchieved).toBe(true);
    expect(strict.contests.map(({ name }) => name)).toContain('declaration');
  });

  test('that was not completed has the amount of the miss', () => {
    const { declared, contests } = score(declare(59));
    expect(declared?.flown).toMatchObject({
      reached: 1,
      isAchieved: false,
      shortfall: { code: 'not_finished', point: 1 },
    });
    expect(contests.map(({ name }) => name)).not.toContain('declaration');
  });

  test('that was declared in the air does not count', () => {
    const { declared, findings } = score(declare(20, '110000'));
    expect(declared).toBeUndefined();
    expect(findings.map(({ token }) => token)).toContain('DECLARED_AFTER_TAKEOFF');
  });
});

test('a point reached outside of the window does not count, and the text gives its time', () => {
  const noonS = Date.UTC(2026, 6, 14, 12) / 1000;
  // The window ends an hour before the finish would be reached.
  const { declared, contests } = score(declare(20), undefined, [noonS - 7200, noonS - 4500]);
  expect(contests.map(({ name }) => name)).not.toContain('declaration');
  expect(declared!.flown).toMatchObject({
    isAchieved: false,
    shortfall: { code: 'not_finished', point: 1, outsideS: expect.any(Number) },
  });
  const { outsideS } = declared!.flown.shortfall!;
  const { finishS } = score(declare(20)).declared!.flown;
  expect(outsideS).toBeGreaterThanOrEqual(finishS!);
  expect(outsideS).toBeLessThanOrEqual(finishS! + 4);
  const { detail } = taskText(declared!.flown, declared!.task)!;
  expect(detail).toMatch(/Closest to the zone of .* outside the scored part of the flight/);
});

test('points of a declared task keep the precision of the file', () => {
  const { declared, contests } = score([], {
    declaredAtS: Date.UTC(2026, 6, 14, 9) / 1000,
    task: {
      ruleSet: 'D',
      points: [
        { name: 'A', lat: 50.000_000_01, lon: 8.1 },
        { name: 'B', lat: 50, lon: 9.123_456_789 },
      ],
    },
  });
  const { receipt, ...entry } = contests.find(({ name }) => name === 'declaration')!;
  expect(declared!.task.points[1]!.lon).toBeCloseTo(9.123_456_789, 6);
  expect(receipt.course.task!.points[1]).toEqual({ lat: 300_000_000, lon: 54_740_741 });
  expect(checkReceipt(receipt, entry)).toEqual([]);
});

test('a task declared online replaces that of the recorder', () => {
  const { declared } = score(declare(20), {
    declaredAtS: Date.UTC(2026, 6, 14, 9) / 1000,
    task: {
      ruleSet: 'D',
      points: [
        { name: 'A', lat: 50, lon: 8.1 },
        { name: 'B', lat: 50, lon: 9.1 },
      ],
    },
  });
  expect(declared).toMatchObject({ origin: 'online', flown: { isAchieved: true } });
});

test('without a declaration there is no task', () => {
  expect(score([]).declared).toBeUndefined();
});
