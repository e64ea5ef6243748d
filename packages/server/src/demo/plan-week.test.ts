import { expect, test } from 'vitest';
import { PILOTS } from './demo-data.js';
import { planSeason } from './plan-season.js';
import { planWeek } from './plan-week.js';

const DAY_S = 86_400;

test.each(['2026-11-21T08:00:00Z', '2027-03-21T00:00:00Z', '2027-06-20T12:00:00Z'])(
  'before %s, a pilot has flights that are not public and two with a pilot of their club',
  (now) => {
    const nowS = Date.parse(now) / 1000;
    const seasonStartS = Date.parse('2026-10-01T00:00:00Z') / 1000;
    const season = planSeason({ seed: 'test', nowS, seasonStartS, count: 430 });
    const last = season.at(-1)!;
    const week = planWeek(season);
    expect(week.map(({ visibility }) => visibility)).toEqual([
      'draft',
      'link',
      'private',
      undefined,
      undefined,
    ]);
    expect(week.map(({ crew }) => crew?.isConfirmed)).toEqual([
      undefined,
      undefined,
      undefined,
      false,
      true,
    ]);
    const taken = new Set(season.map(({ pilot, day }) => `${pilot} ${day}`));
    for (const { pilot, day, crew } of week) {
      expect(day).toBeGreaterThan(last.day - 14 * DAY_S);
      expect(taken).not.toContain(`${pilot} ${day}`);
      expect([pilot, crew?.pilot]).toContain(last.pilot);
      expect(PILOTS[pilot]?.club).toBe(PILOTS[last.pilot]?.club);
    }
  },
);
