import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flightFixes, HEADER, igcFile, TOW_FLIGHT } from '../../testing/igc-text.js';
import { createCommandLine } from '../testing/command-line.js';

const { call, write, remove, folder } = createCommandLine();

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
});
afterAll(remove);

test('prints the declared task and the reached points', () => {
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

test('prints what is missing, and by how much', () => {
  const { out } = call('tasks', 'short.igc');
  expect(out).toMatch(/^ {2}GL of \d+\.\d\d km, rules D: not achieved$/m);
  expect(out).toMatch(/^ {2}Task not Finished\. .*GOAL: \d.*\skm, /m);
  expect(out).toMatch(/^ {2}- +50\.00000 +9\.98333 GOAL$/m);
});

describe('start and finish', () => {
  /** Seconds of the day of the fixes, which are too far apart to lie on a line. */
  const fixes = flightFixes(TOW_FLIGHT, 20);
  const clocks = fixes.map(({ timeS }) => new Date(timeS * 1000).toISOString().slice(11, 19));

  test('have the same time between two fixes in table and sentence', () => {
    // North of the flight.
    const missed = declaring('00920000').toSpliced(-2, 0, 'C5030000N00900000ETURN');
    write('missed.igc', igcFile(fixes, missed));
    const { out } = call('tasks', 'missed.igc');
    const [, table] = /^ +(\S+) .* START$/m.exec(out)!;
    const [, sentence] = /after the start at (\S+) UTC/.exec(out)!;
    expect(table).toBe(sentence);
    expect(clocks).not.toContain(table);
  });

  test('have the same times for a completed task', () => {
    write('coarse.igc', igcFile(fixes, declaring('00920000')));
    const [{ task }] = JSON.parse(call('tasks', 'coarse.igc', '--json').out).flights;
    const [start, goal] = task.points.map(({ time }: { time: string }) => time.slice(11, 19));
    expect(start < goal).toBe(true);
    expect(clocks).not.toContain(start);
    expect(clocks).not.toContain(goal);
  });
});

test('judges by the zones of other rules', () => {
  const [flight] = JSON.parse(call('tasks', 'flown.igc', '--ruleset', 'F', '--json').out).flights;
  expect(flight.task.ruleset).toBe('F');
  expect(flight.task_result).toBe(2);
  const { code, err } = call('tasks', 'flown.igc', '--ruleset', 'X');
  expect(code).toBe(2);
  expect(err).toMatch(/--ruleset takes D, F, .*, not "X"\./);
});

describe('zones of the declaration', () => {
  const FINISH = 'LLXVOZ=0,Style=3,R1=60000m,A1=180,R2=0m,A2=0';
  const zones = (goal: string) => [
    ...declaring(goal),
    'LLXVOZ=-1,Style=2,R1=3000m,A1=180,R2=0m,A2=0,Line=1',
    FINISH,
  ];
  const OTHER_ZONES = 'declared with other zones';
  beforeAll(() => write('zones.igc', igcFile(flightFixes(TOW_FLIGHT), zones('00959000'))));

  test('count for the task, and those of the national rules for its contests', () => {
    const { out } = call('tasks', 'zones.igc');
    expect(out).toMatch(/rules D: achieved$/m);
    expect(out).toContain(OTHER_ZONES);
    expect(out).toMatch(/^ {2}By the national rules: Task not Finished\./m);
    const [flight] = JSON.parse(call('tasks', 'zones.igc', '--json').out).flights;
    expect(flight).toMatchObject({
      task_achieved: true,
      task_result: 2,
      national_msg: expect.stringMatching(/^Task not Finished\./),
    });
  });

  test('do not count where other rules are asked for', () => {
    const { out } = call('tasks', 'zones.igc', '--ruleset', 'UK');
    expect(out).toMatch(/rules UK: not achieved$/m);
    expect(out).not.toContain(OTHER_ZONES);
  });

  test('are those of a task file beside the flight', () => {
    write(
      'task.cup',
      [
        'name,code,country,lat,lon,elev,style',
        'START,,,5000.000N,00806.000E,0m,1',
        'GOAL,,,5000.000N,00930.000E,0m,1',
        '-----Related Tasks-----',
        'Goal,,START,GOAL,',
        'ObsZone=0,Style=2,R1=3000m,A1=180,Line=1',
        'ObsZone=1,Style=3,R1=20000m,A1=180',
      ].join('\n'),
    );
    const [flight] = JSON.parse(
      call('tasks', 'short.igc', '--task', join(folder, 'task.cup'), '--json').out,
    ).flights;
    expect(flight).toMatchObject({ task: { kind: 'GL' }, task_achieved: true });
    const { code, err } = call('tasks', 'short.igc', '--task', join(folder, 'missing.cup'));
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('missing.cup') });
  });
});

test.each([
  { why: 'none was declared', intervals: TOW_FLIGHT, msg: 'No task was declared before takeoff.' },
  {
    why: 'the takeoff is not there',
    intervals: TOW_FLIGHT.slice(3),
    msg: 'No task was declared before the recording began.',
  },
  { why: 'there was no flight', intervals: TOW_FLIGHT.slice(0, 1), msg: 'No flight was found.' },
])('reports that there is none: $why', ({ intervals, msg }) => {
  write('none.igc', igcFile(flightFixes(intervals)));
  const { code, out } = call('tasks', 'none.igc');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(`:\n  ${msg}\n$`) });
  const [flight] = JSON.parse(call('tasks', 'none.igc', '--json').out).flights;
  expect(flight).toMatchObject({ flight: 1, msg });
  expect(flight).not.toHaveProperty('task');
});

test('does not claim a missing declaration if nothing may be scored', () => {
  const header = declaring('00920000').with(HEADER.length - 1, 'I013638ENL');
  const engine = TOW_FLIGHT.map((interval) =>
    Object.assign({}, interval, { extensions: interval.speedKmh > 0 ? '950' : '010' }),
  );
  write('engine.igc', igcFile(flightFixes(engine), header));
  const { out } = call('tasks', 'engine.igc', '--kind', 'MG');
  expect(out).toContain('  Nothing of the flight may be scored.\n');
});
