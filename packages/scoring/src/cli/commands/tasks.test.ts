import { afterAll, beforeAll, expect, test } from 'vitest';
import { flightFixes, HEADER, igcFile, TOW_FLIGHT } from '../../testing/igc-text.js';
import { createCommandLine } from '../testing/command-line.js';

const { call, write, remove } = createCommandLine();

/** East along 50 N, as the flight goes: a start, and a goal at the given longitude. */
function declaring(goal: string): readonly string[] {
  return [
    ...HEADER,
    'C140726080000140726000100GOAL',
    'C0000000N00000000E',
    'C5000000N00806000ESTART',
    `C5000000N${goal}EGOAL`,
    'C0000000N00000000E',
  ];
}

beforeAll(() => {
  const fixes = flightFixes(TOW_FLIGHT);
  write('flown.igc', igcFile(fixes, declaring('00920000')));
  write('short.igc', igcFile(fixes, declaring('00959000')));
  write('none.igc', igcFile(fixes));
});
afterAll(remove);

test('tells what was declared and reached', () => {
  const { code, out } = call('tasks', 'flown.igc', '--json');
  expect(code).toBe(0);
  const [flight] = JSON.parse(out).flights;
  expect(flight).toMatchObject({
    flight: 1,
    task: { kind: 'GL', distance: 88.42, ruleset: 'D', start_on_leg: false, closed: false },
    task_achieved: true,
    task_result: 2,
  });
  expect(flight.task.points[1]).toEqual({
    name: 'GOAL',
    lat: 50,
    lon: expect.closeTo(9.33333, 5),
    time: expect.stringMatching(/^2026-07-14T1/),
  });
  expect(flight.msg).toBeUndefined();
});

test('tells what is missing, by how much', () => {
  const { out } = call('tasks', 'short.igc');
  expect(out).toMatch(/^ {2}GL of \d+\.\d\d km, rules D: not achieved$/m);
  expect(out).toMatch(/^ {2}Task not Finished\. .*\d\skm .*GOAL/m);
  expect(out).toMatch(/^ {2}- +50\.00000 +9\.98333 GOAL$/m);
});

test('judges by the zones of other rules', () => {
  const [flight] = JSON.parse(call('tasks', 'flown.igc', '--ruleset', 'F', '--json').out).flights;
  expect(flight.task.ruleset).toBe('F');
  expect(flight.task_result).toBe(2);
  const { code, err } = call('tasks', 'flown.igc', '--ruleset', 'X');
  expect(code).toBe(2);
  expect(err).toMatch(/--ruleset takes D, F, .*; "X" is none\./);
});

test('says that there is none', () => {
  const { code, out } = call('tasks', 'none.igc');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringContaining('No task was declared before takeoff.'),
  });
});
