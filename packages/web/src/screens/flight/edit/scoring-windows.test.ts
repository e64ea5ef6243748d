import type { AircraftKind, FlightDetail } from '@cloudstreet/sdk';
import { describe, expect, test } from 'vitest';
import { shadedIntervals } from '../track/shaded-intervals.js';
import { eventsOf, type ScoringTimes, toTimestamps, withWindows } from './scoring-windows.js';

test('sends times in ascending order', () => {
  expect(toTimestamps([60, 0])).toEqual(['1970-01-01T00:00:00.000Z', '1970-01-01T00:01:00.000Z']);
});

describe('the flight with other windows', () => {
  /** Released at 1600, landed at 9000, with the engine on from 4000 to 4300. */
  const flown = {
    takeoff_time: toTimestamps([1000])[0]!,
    launch_time: 600,
    landing_time: toTimestamps([9000])[0]!,
    aircraft: { kind: 'MG' },
    engine_scoring_times: [],
    unpowered_times: toTimestamps([1600, 4000, 4300, 9000]),
  } as unknown as FlightDetail;
  const shades = (times: ScoringTimes, kind: AircraftKind = 'MG') =>
    shadedIntervals(withWindows(flown, kind, times))
      .filter((shade) => shade.kind !== 'launch')
      .map(({ kind: shade, startS, endS }) => [shade, startS, endS]);

  test.each([
    { why: 'as it is', times: [1600, 4000, 4300, 9000], expected: [['engine', 4000, 4300]] },
    {
      why: 'cut short',
      times: [3000, 4000, 4300, 7000],
      expected: [
        ['engine', 4000, 4300],
        ['unscored', 1600, 3000],
        ['unscored', 7000, 9000],
      ],
    },
    { why: 'scored through its run', times: [1600, 9000], expected: [] },
    {
      why: 'with another run',
      times: [1600, 4000, 4300, 5000, 5300, 9000],
      expected: [
        ['engine', 4000, 4300],
        ['engine', 5000, 5300],
      ],
    },
  ])('shades the flight $why', ({ times, expected }) => {
    expect(shades(times)).toEqual(expected);
  });

  test('has its windows while the aircraft is still loading', () => {
    const { aircraft: _aircraft, ...untold } = flown;
    const { aircraft, engine_scoring_times } = withWindows(untold, 'MG', [3000, 9000]);
    expect(aircraft).toEqual({ kind: 'MG' });
    expect(engine_scoring_times).toEqual(toTimestamps([3000, 9000]));
  });

  test('has no engine runs for a glider', () => {
    expect(shades([1600, 4000, 4300, 9000], 'GL')).toEqual([['unscored', 4000, 4300]]);
  });

  test('has the runs between its windows after changing from a glider', () => {
    const { unpowered_times: _unpowered, ...glider } = flown;
    const patch = withWindows(glider, 'MG', [3000, 4000, 4300, 9000]);
    expect(patch.unpowered_times).toEqual(toTimestamps([1600, 4000, 4300, 9000]));
  });
});

test.each([
  { why: 'as recorded', times: ['10:08:00', '12:00:00'], release: true, landing: true },
  { why: 'a later start', times: ['10:20:00', '12:00:00'], release: false, landing: true },
  { why: 'an earlier end', times: ['10:08:01', '11:30:00'], release: true, landing: false },
  { why: 'none', times: [], release: true, landing: true },
])('knows whether windows start at release and end at landing: $why', (row) => {
  const flight = {
    takeoff_time: '2026-07-14T10:00:00+00:00',
    launch_time: 480,
    landing_time: '2026-07-14T12:00:00+00:00',
    scoring_times: row.times.map((time) => `2026-07-14T${time}+00:00`),
  } as unknown as FlightDetail;
  expect(eventsOf(flight)).toEqual({ startsAtRelease: row.release, endsAtLanding: row.landing });
});
