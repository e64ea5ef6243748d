import { expect, test } from 'vitest';
import { flightOfDay, NOON_S } from '../../../test/day.js';
import { createDayMoment, moveDayMoment, toDayTracks } from '../day-tracks/index.js';
import { createDayTrails, FADES, type TrailScene, writeDayTrails } from './day-trails.js';
import { leftOf, topOf } from './day-view.js';

/** The trails of flights at a moment, on a map around the first of them. */
function trailsAt(flights: Parameters<typeof toDayTracks>[0], momentS: number) {
  const tracks = toDayTracks(flights);
  const moment = createDayMoment(tracks);
  moveDayMoment(moment, tracks, momentS);
  const classes = [0, 1000].map((from) => ({ color: '#000000', width: 1, from, mark: from }));
  const scene: TrailScene = { tracks, moment, momentS, measure: 'altitude', classes };
  const place = { x: tracks.x[0]!, y: tracks.y[0]! };
  const view = { ...place, pixelsPerUnit: 1e-5, width: 400, height: 400, ratio: 1 };
  const trails = createDayTrails(flights.length);
  writeDayTrails(trails, scene, view);
  return { ...trails, tracks, moment, view };
}

test('a trail covers the last three minutes and fades', () => {
  const { count, ends, fades, tracks, moment, view } = trailsAt([flightOfDay()], NOON_S + 605);
  expect(count).toBe(19);
  expect(ends[0]).toBeCloseTo(leftOf(view, moment.x[0]!), 2);
  expect(ends[1]).toBeCloseTo(topOf(view, moment.y[0]!), 2);
  // Between the fixes 420 s and 430 s after the takeoff.
  const oldest = ends[(count - 1) * 4 + 2]!;
  expect(oldest).toBeGreaterThan(leftOf(view, tracks.x[42]!));
  expect(oldest).toBeLessThan(leftOf(view, tracks.x[43]!));
  expect([fades[0], fades[count - 1]]).toEqual([0, FADES - 1]);
});

test('a trail has the colours of its values', () => {
  const { count, classes } = trailsAt([flightOfDay()], NOON_S + 560);
  expect([classes[0], classes[count - 1]]).toEqual([1, 0]);
});

test('a trail starts at takeoff, and gliders on the ground have none', () => {
  const flights = [flightOfDay(), flightOfDay(7, NOON_S + 3600)];
  expect(trailsAt(flights, NOON_S + 25).count).toBe(3);
  expect(trailsAt(flights, NOON_S - 1).count).toBe(0);
});

test('a trail ends at long gaps and at the edge of the map', () => {
  const { line } = flightOfDay();
  const gap = { ...flightOfDay(), line: { ...line, time: line.time.with(10, 301) } };
  expect(trailsAt([gap], NOON_S + 90 + 301 + 15).count).toBe(2);
  expect(trailsAt([flightOfDay(7), flightOfDay(70)], NOON_S + 25).count).toBe(3);
});
