import { expect, test } from 'vitest';
import { PILOTS } from './demo-data.js';
import { planJourney } from './plan-journey.js';
import { planSeason } from './plan-season.js';

test.each(['2026-11-21T08:00:00Z', '2027-06-20T12:00:00Z'])(
  'before %s, two pilots travel on three free days',
  (now) => {
    const nowS = Date.parse(now) / 1000;
    const seasonStartS = Date.parse('2026-10-01T00:00:00Z') / 1000;
    const season = planSeason({ seed: 'test', nowS, seasonStartS, count: 430 });
    const journey = planJourney(season, nowS);
    expect(journey.map(({ airfield, destination }) => [airfield.ident, destination])).toEqual([
      ['LKZB', 'LKRA'],
      ['LKRA', 'LKRA'],
      ['LKRA', 'LKZB'],
    ]);
    const taken = new Set(season.map(({ pilot, day }) => `${pilot} ${day}`));
    for (const { pilot, day, crew } of journey) {
      expect(new Date(day * 1000).toISOString()).toMatch(/^2026-07-/);
      expect(taken).not.toContain(`${pilot} ${day}`);
      expect(taken).not.toContain(`${crew?.pilot} ${day}`);
      expect(PILOTS[pilot]?.club).toBe(PILOTS[crew?.pilot ?? 0]?.club);
    }
  },
);
