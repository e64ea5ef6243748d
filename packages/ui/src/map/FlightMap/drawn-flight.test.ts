import { expect, test } from 'vitest';
import { createFlight, viewWithTask } from './drawn-flight.js';

const track = { timeS: [0, 60, 120], lat: [50, 50.5, 51], lon: [8, 9, 8.5] };

test.each([
  { why: 'no task', task: [], expected: [8, 50, 9, 51] },
  {
    why: 'a task beyond the flight',
    task: [
      { lat: 50, lon: 8 },
      { lat: 51.5, lon: 9.5 },
    ],
    expected: [8, 50, 9.5, 51.5],
  },
  {
    why: 'a task much farther than was flown',
    task: [{ lat: 45, lon: 8 }],
    expected: [8, 50, 9, 51],
  },
])('shows a flight with $why', ({ task, expected }) => {
  expect(viewWithTask(createFlight(track), task)).toEqual(expected);
});

test('a task across the antimeridian lies beside its flight', () => {
  const eastward = { timeS: [0, 60], lat: [-40, -41], lon: [179, 179.5] };
  const task = [{ lat: -40.5, lon: -179.9 }];
  const [west, , east] = viewWithTask(createFlight(eastward), task);
  expect([west, east]).toEqual([179, expect.closeTo(180.1, 9)]);
});

test('a flight without a fix is shown nowhere, whatever was declared', () => {
  const flight = createFlight({ timeS: [], lat: [], lon: [] });
  expect(viewWithTask(flight, [{ lat: 50, lon: 8 }])).toBe(flight.bounds);
});
