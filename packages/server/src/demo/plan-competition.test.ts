import { expect, test } from 'vitest';
import { PILOTS } from './demo-data.js';
import { flightsOf, planCompetition } from './plan-competition.js';
import { planSeason } from './plan-season.js';
import { planWeek } from './plan-week.js';

const DAY_S = 86_400;

test.each(['2026-11-21T08:00:00Z', '2027-03-21T00:00:00Z', '2027-06-20T12:00:00Z'])(
  'before %s, the pilot of the last flight hosts a competition of pilots who are free',
  (now) => {
    const nowS = Date.parse(now) / 1000;
    const seasonStartS = Date.parse('2026-10-01T00:00:00Z') / 1000;
    const season = planSeason({ seed: 'test', nowS, seasonStartS, count: 430 });
    const last = season.at(-1)!;
    const flights = [...planWeek(season), ...season];
    const competition = planCompetition(flights)!;
    const { day, pilots } = competition;
    expect(day).toBeGreaterThan(last.day - 21 * DAY_S);
    expect(pilots[0]).toBe(last.pilot);
    expect(new Set(pilots).size).toBe(6);
    expect(PILOTS[pilots[1]!]?.club).toBe(PILOTS[last.pilot]?.club);
    const sameDay = flights.filter((flight) => flight.day === day);
    const taken = new Set(sameDay.map(({ pilot }) => pilot));
    expect(pilots.filter((pilot) => taken.has(pilot))).toEqual([]);
    const course = [{ lat: 50, lon: 10 }];
    const flown = flightsOf(competition, course);
    expect(new Set(flown.map(({ id }) => id)).size).toBe(6);
    expect(flown[0]).toMatchObject({ airfield: last.airfield, day, course });
  },
);
