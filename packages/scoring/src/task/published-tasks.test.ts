import { describe, expect, test } from 'vitest';
import { distanceKm } from '../geo/distance.js';
import { parseDeclarations } from '../igc/c-record.js';
import { linesOf } from '../igc/other-lines.js';
import { parseIgc } from '../igc/parse-igc.js';
import type { Recording } from '../igc/recording.js';
import { wholeTrack } from '../testing/recording.js';
import {
  HAS_TEST_DATA,
  igcFilesIn,
  readTestFile,
  readTestJson,
  readTestText,
} from '../testing/test-data.js';
import { findFlights } from '../track/find-flights.js';
import { evaluateTask } from './evaluate-task.js';
import type { ObservationZone } from './observation-zone.js';
import type { Task, TaskPoint } from './task.js';

/** Flights as another program scored them, by its own zones. */
function flyFile(file: string, taskOf: Task | ((recording: Recording) => Task)) {
  const { recording } = parseIgc(readTestFile(file));
  const track = wholeTrack(recording);
  const task = typeof taskOf === 'function' ? taskOf(recording) : taskOf;
  return { ...evaluateTask(track, findFlights(track)[0]!, task), task };
}

const clock = (timeS = 0) => new Date(timeS * 1000).toISOString().slice(11, 19);
const seconds = (time: string) => Date.parse(`1970-01-01T${time}Z`) / 1000;

interface Ranking {
  results: {
    competition_id: string;
    start_utc: string;
    time: string | null;
    distance_km: number;
  }[];
}

describe.runIf(HAS_TEST_DATA)('two days of a contest', () => {
  /** A point of an XCSoar task. */
  const POINT =
    /<Waypoint name="([^"]*)"[^>]*>\s*<Location longitude="([^"]*)" latitude="([^"]*)"\/>\s*<\/Waypoint>\s*<ObservationZone type="(\w+)"(?: (?:length|radius)="([\d.]+)")?/g;

  function classifyTask(file: string): Task {
    const points = [...readTestText(file).matchAll(POINT)].map((match): TaskPoint => {
      const [, name = '', lon, lat, type = '', size] = match;
      return { name, lat: Number(lat), lon: Number(lon), zone: zoneOf(type, Number(size)) };
    });
    return { points, ruleSet: 'D' };
  }

  function zoneOf(type: string, sizeM: number): ObservationZone {
    if (type === 'Line') return { kind: 'LINE', radiusM: sizeM / 2 };
    return type === 'Keyhole'
      ? { kind: 'KEYHOLE', radiusM: 10_000 }
      : { kind: 'CYLINDER', radiusM: sizeM };
  }

  const DAYS = [
    {
      folder: 'competitions/leverkusen-2017/2017-07-17-race',
      reached: { full: 5, others: { '33': 3, ZG: 3 } },
    },
    {
      folder: 'competitions/leverkusen-2017/2017-07-15-aat',
      reached: { full: 6, others: { XN: 3, sq: 2, T1: 2, H1: 1, ZG: 1 } },
    },
  ];

  test.each(DAYS)('$folder', ({ folder, reached }) => {
    const task = classifyTask(`${folder}/task.tsk`);
    const { results } = readTestJson(`${folder}/expected.json`) as Ranking;
    const files = igcFilesIn(`${folder}/igc`);
    const flights = results.map(({ competition_id: id, start_utc, time }) => {
      const file = files.find((name) => name.toLowerCase().includes(`/${id.toLowerCase()}_`));
      const flown = flyFile(file!, task);
      const startOffS = flown.startS! - seconds(start_utc);
      // For areas, the list gives outlanded flights a time too: that of the point they reached.
      const durationOffS = flown.durationS && time ? flown.durationS - seconds(time) : 0;
      return { id, reached: flown.reached, startOffS, durationOffS };
    });
    const others: Partial<Record<string, number>> = reached.others;
    expect(flights.map(({ id, reached: flown }) => [id, flown])).toEqual(
      results.map(({ competition_id: id }) => [id, others[id] ?? reached.full]),
    );
    // That program uses another plane; it agrees with official lists to a second.
    expect(flights.filter(({ startOffS }) => Math.abs(startOffS) > 1)).toEqual([]);
    expect(flights.filter(({ durationOffS }) => Math.abs(durationOffS) > 1)).toEqual([]);
  });
});

/** The task that SeeYou left in a file: its points in LCU lines, its zones in LSEEYOU lines. */
function seeYouTask({ otherLines }: Recording): Task {
  const lines = Array.from(linesOf(otherLines, 'L'), ({ text }) => text);
  const [declaration] = parseDeclarations(
    lines.filter((line) => line.startsWith('LCU::C')).map((line) => line.slice(5)),
  );
  const zones = lines
    .filter((line) => line.startsWith('LSEEYOU OZ='))
    .map((line): ObservationZone => {
      const radiusM = Number(/R1=([\d.]+)m/.exec(line)?.[1]);
      return { kind: line.includes('Line=1') ? 'LINE' : 'CYLINDER', radiusM };
    });
  const points = declaration!.points.map(({ lat, lon, name }, index): TaskPoint => {
    return { lat, lon, name, zone: zones[index]! };
  });
  return { points, ruleSet: 'D' };
}

interface TaskResults {
  cases: { file?: string; legs_km?: number[]; nominal_legs_km?: number[] }[];
}

describe.runIf(HAS_TEST_DATA)('tasks in the files of contests', () => {
  const SALLAND = 'competitions/sallandse-2014/2014-06-21-race';
  const TERLET = 'competitions/terlet-2012/2012-05-26-aat';

  test.each([
    // Only the tasks of these four are published; another program starts the first at 12:12:52, a
    // fix earlier.
    { file: `${SALLAND}/race_task_completed.igc`, reached: 5, start: '12:12:56', end: '13:21:57' },
    { file: `${SALLAND}/46L_GO4.igc`, reached: 5, start: '12:12:28', end: '13:18:03' },
    { file: `${SALLAND}/46L_SW.igc`, reached: 5, start: '13:23:31', end: '15:02:27' },
    { file: `${SALLAND}/outlanding_race_task.igc`, reached: 3, start: '12:44:27', end: undefined },
    // The published finish, 15:52:08, is the end of the least time of 3 h 30 min.
    { file: `${TERLET}/aat_completed.igc`, reached: 6, start: '12:22:08', end: '15:51:31' },
    // The published start is 12:14:21, within its second.
    {
      file: `${TERLET}/aat_outlanding_outside_sector.igc`,
      reached: 3,
      start: '12:14:22',
      end: undefined,
    },
  ])('$file: $reached points, $start to $end', ({ file, reached, start, end }) => {
    const flown = flyFile(file, seeYouTask);
    expect(flown.reached).toBe(reached);
    expect([flown.startS, flown.finishS].map((timeS) => timeS && clock(timeS))).toEqual([
      start,
      end,
    ]);
  });

  test('matches a published speed over areas of a world championship', () => {
    const folder = 'competitions/wgc-2026/2026-05-29-open-aat';
    const published = readTestJson(`${folder}/expected.json`) as Record<string, number>;
    const flown = flyFile(`${folder}/65T_FL.igc`, seeYouTask);
    const durationS = (published['distance_km']! / published['speed_kmh']!) * 3600;
    expect(flown.isAchieved).toBe(true);
    // 0.1 km/h of tolerance are nine seconds.
    expect(Math.abs(flown.durationS! - durationS)).toBeLessThan(9);
  });

  test('match the legs of published tasks', () => {
    const { cases } = readTestJson('expected/task-results.json') as TaskResults;
    const published = cases.flatMap(({ file, legs_km, nominal_legs_km }) => {
      const legs = legs_km ?? nominal_legs_km;
      return file && legs ? [{ file, legs }] : [];
    });
    expect(published).toHaveLength(2);
    for (const { file, legs } of published) {
      const { points } = seeYouTask(parseIgc(readTestFile(file)).recording);
      const own = points.slice(1).map((point, index) => distanceKm(points[index]!, point));
      expect(own.map((km) => km.toFixed(2))).toEqual(legs.map((km) => km.toFixed(2)));
    }
  });
});
