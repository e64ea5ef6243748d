import { expect, test } from 'vitest';
import type { Shortfall } from './shortfall.js';
import type { Task } from './task.js';
import { taskText } from './task-message.js';

const NAMES = ['Aachen', 'Puchov', '', 'Nitra', 'Aachen'];
const task: Task = {
  points: NAMES.map((name, index) => ({ name, lat: 50 + index, lon: 8 })),
  ruleSet: 'D',
};
/** At 11:22:33 on the day of the flight. */
const nearest = { fix: 7, timeS: 40_953 };

test.each<{
  shortfall: Shortfall;
  startS?: number;
  lossOfHeightM?: number;
  statement: string;
  detail: string;
}>([
  {
    shortfall: { code: 'not_started', point: 0, byM: 250.2, nearest },
    statement: 'Task not started',
    detail: 'Closest to the zone of Aachen: 251\u202fm, at 11:22:33 UTC.',
  },
  {
    shortfall: { code: 'not_started', point: 0, byM: 0, nearest },
    statement: 'Task not started',
    detail: 'The line of Aachen was crossed only in the wrong direction, at 11:22:33 UTC.',
  },
  {
    shortfall: { code: 'missed_first', point: 1, byM: 999, nearest },
    startS: 36_000,
    statement: 'Missed first turnpoint or start',
    detail:
      'Closest to the zone of Puchov after the start at 10:00:00 UTC: 999\u202fm, at 11:22:33 UTC.',
  },
  {
    shortfall: { code: 'missed_turnpoint', point: 2, byM: 12_345, nearest },
    statement: 'Missed turnpoint 2',
    detail: 'Closest to the zone of turnpoint 2: 12.3\u202fkm, at 11:22:33 UTC.',
  },
  {
    shortfall: { code: 'not_finished', point: 4, byM: 0.2, nearest },
    statement: 'Task not Finished',
    detail: 'Closest to the zone of Aachen: 1\u202fm, at 11:22:33 UTC.',
  },
  {
    shortfall: { code: 'not_closed', byM: 54_300 },
    statement: 'Task not closed properly',
    detail: 'Start and finish are 54.3\u202fkm further apart than allowed.',
  },
  {
    shortfall: { code: 'height_loss', byM: 234 },
    lossOfHeightM: 1234,
    statement: 'Altitude difference too large when closing the task',
    detail: 'The finish is 1,234\u202fm below the start, 234\u202fm more than allowed.',
  },
])('$shortfall.code by $shortfall.byM m', ({ statement, detail, ...flown }) => {
  expect(taskText(flown, task)).toEqual({ statement, detail });
});

test.each([
  { point: 0, place: 'the start' },
  { point: 1, place: 'turnpoint 1' },
  { point: 4, place: 'the finish' },
])('calls a point without a name $place', ({ point, place }) => {
  const nameless = {
    ...task,
    points: task.points.map(({ lat, lon }) => ({ name: ' ', lat, lon })),
  };
  const shortfall: Shortfall = { code: 'missed_turnpoint', point, byM: 500, nearest };
  expect(taskText({ shortfall }, nameless)?.detail).toContain(`the zone of ${place}:`);
});

test.each([
  { byM: 100, unitSystem: 'I', locale: 'en-GB', distance: '328\u202fft' },
  { byM: 12_345, unitSystem: 'U', locale: 'en-US', distance: '7.7\u202fmi' },
  { byM: 12_345, unitSystem: 'M', locale: 'de', distance: '12,3\u202fkm' },
] as const)('writes $byM m for readers of $locale', ({ byM, distance, ...reader }) => {
  const shortfall: Shortfall = { code: 'missed_first', point: 1, byM, nearest };
  expect(taskText({ shortfall }, task, reader)?.detail).toContain(`: ${distance}, at`);
});

test('is empty for a completed task', () => {
  expect(taskText({}, task)).toBeUndefined();
});
