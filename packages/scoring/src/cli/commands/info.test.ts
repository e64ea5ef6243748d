import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  bRecord,
  flightFixes,
  HEADER,
  igcBytes,
  igcFile,
  type TestFix,
  type TestPhase,
  TOW_FLIGHT,
} from '../../testing/igc-text.js';
import { createCommandLine } from '../testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();
afterAll(remove);

/** Runs the command on a file made of this content. */
function infoOf(content: Uint8Array, ...options: string[]) {
  write('flight.igc', content);
  const { code, out, err } = call('info', 'flight.igc', ...options, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** Fixes of a flight, each with something changed. */
function flightWith(change: (fix: TestFix) => Partial<TestFix>, phases = TOW_FLIGHT): TestFix[] {
  return flightFixes(phases).map((fix) => Object.assign({}, fix, change(fix)));
}

const [QUIET, LOUD] = ['100', '900'];
/** Climbs by its own engine, then by another engine, and once more by its own. */
const SELF_LAUNCH: readonly TestPhase[] = [
  { seconds: 60, speedKmh: 0, climbMps: 0, extensions: LOUD },
  { seconds: 16, speedKmh: 60, climbMps: 0, extensions: LOUD },
  { seconds: 200, speedKmh: 100, climbMps: 2.5, extensions: LOUD },
  { seconds: 1800, speedKmh: 100, climbMps: -0.2 },
  { seconds: 120, speedKmh: 100, climbMps: 2, extensions: LOUD },
  { seconds: 1200, speedKmh: 100, climbMps: -0.3 },
  { seconds: 20, speedKmh: 60, climbMps: 0 },
  { seconds: 60, speedKmh: 0, climbMps: 0 },
];
const ENL_HEADER = HEADER.map((line) => line.replace('FXA', 'ENL'));

test('prints the headers', () => {
  const header = [
    ...HEADER,
    'HFCM2CREW2:Second Tester',
    'HFCIDCOMPETITIONID:T1',
    'HFCCLCOMPETITIONCLASS:Standard',
    'HFFTYFRTYPE:Maker,Model 3',
    'HFRFWFIRMWAREVERSION:4.5',
    'HFRHWHARDWAREVERSION:6',
    'HFGPSRECEIVER:uBlox,50,max18000m',
    'HFPRSPRESSALTSENSOR:Sensor,7,max9000m',
    'HFFXA035',
    'HFTZNTIMEZONE:-2.50',
    'HFSITSITE:Testfield',
  ];
  expect(infoOf(igcFile(flightFixes(TOW_FLIGHT), header))).toMatchObject({
    file: join(folder, 'flight.igc'),
    recording: {
      date: '2026-07-14',
      flight_number: 1,
      manufacturer: 'LXV',
      serial: 'ABC',
      recorder_type: 'Maker,Model 3',
      firmware: '4.5',
      hardware: '6',
      gps: 'uBlox,50,max18000m',
      gps_max_alt: 18_000,
      pressure_sensor: 'Sensor,7,max9000m',
      pressure_max_alt: 9000,
      fix_accuracy: 35,
      time_zone_offset: -2.5,
      pilot_name: 'Test Pilot',
      copilot_name: 'Second Tester',
      aircraft_name: 'LS 4',
      registration: 'D-1234',
      competition_id: 'T1',
      competition_class: 'Standard',
      site: 'Testfield',
    },
    signature: 'unverified',
    declared_tasks: 0,
    sensors: [{ code: 'FXA', min: 5, max: 5 }],
    slow_sensors: [],
  });
});

test('measures only usable fixes', () => {
  const fixes = flightWith(({ pressureAltM }) => ({ gnssAltM: pressureAltM + 50 }));
  const invalid = { ...fixes.at(-1)!, timeS: fixes.at(-1)!.timeS + 4, lat: 40, isValid: false };
  const { fixes: info } = infoOf(igcFile([...fixes, invalid]));
  expect(info).toEqual({
    count: fixes.length + 1,
    usable: fixes.length,
    start_time: '2026-07-14T10:00:00+00:00',
    end_time: '2026-07-14T11:05:56+00:00',
    duration: 3956,
    interval: 4,
    bbox: [8, 50, expect.closeTo(9.485, 2), 50],
    pressure_alt: { min: 100, max: 600 },
    gnss_alt: { min: 150, max: 650 },
    alt_source: 'pressure',
  });
});

test('leaves out an altitude that was not recorded', () => {
  const fixes = flightWith(({ pressureAltM }) => ({ pressureAltM: 0, gnssAltM: pressureAltM }));
  const { fixes: info } = infoOf(igcFile(fixes));
  expect(info).toMatchObject({ gnss_alt: { min: 100, max: 600 }, alt_source: 'gnss' });
  expect(info).not.toHaveProperty('pressure_alt');
});

test('has no measurements without usable fixes', () => {
  const fixes = flightWith(() => ({ isValid: false }));
  const { fixes: info, flights } = infoOf(igcFile(fixes));
  expect(info).toEqual({ count: fixes.length, usable: 0 });
  expect(flights).toEqual([{ flight: 1, duration: 0, engine_times: [] }]);
});

test('follows each flight from takeoff over release to landing', () => {
  const stand: TestPhase = { seconds: 1200, speedKmh: 0, climbMps: 0 };
  const { flights } = infoOf(igcFile(flightFixes([...TOW_FLIGHT, stand, ...TOW_FLIGHT])));
  expect(flights).toHaveLength(2);
  expect(flights[0]).toEqual({
    flight: 1,
    takeoff_time: '2026-07-14T10:01:00+00:00',
    release_time: expect.stringMatching(/^2026-07-14T10:04:3\d/),
    landing_time: '2026-07-14T11:04:56+00:00',
    launch_kind: 'T',
    launch_gain: expect.closeTo(500, -1),
    launch_time: expect.closeTo(216, -1),
    duration: 3836,
    engine_times: [],
  });
  expect(flights[1]).toMatchObject({ flight: 2, launch_kind: 'T' });
  expect(flights[1].takeoff_time > flights[0].landing_time).toBe(true);
});

describe('engines', () => {
  const file = igcFile(
    flightWith(({ extensions = QUIET }) => ({ extensions }), SELF_LAUNCH),
    ENL_HEADER,
  );

  test('launch a motor glider', () => {
    const [flight] = infoOf(file, '--kind', 'MG').flights;
    expect(flight).toMatchObject({ launch_kind: 'S', engine_times: { length: 4 } });
    const [, off, on, offAgain] = flight.engine_times;
    expect([off, on, offAgain].map((time: string) => time.slice(11, 16))).toEqual([
      '10:04',
      '10:34',
      '10:36',
    ]);
  });

  test('are printed if a sensor detected one, even if the launch may be a tow', () => {
    const [flight] = infoOf(file).flights;
    expect(flight).toMatchObject({ launch_kind: 'T', engine_times: { length: 4 } });
  });

  test('are not searched in pure gliders', () => {
    expect(infoOf(file, '--kind', 'GL').flights[0].engine_times).toEqual([]);
  });
});

test('counts tasks, lists what is recorded between fixes, and names a simulator', () => {
  const [first, ...rest] = flightFixes(TOW_FLIGHT).map(bRecord);
  const info = infoOf(
    igcBytes([
      'ACSS00001',
      ...HEADER.slice(1),
      'J020810WDI1113WVE',
      'C140726080000000000000102Round trip',
      'C5000000N00800000ETakeoff',
      'C5000000N00800000EStart',
      'C5000000N00830000ETurnpoint',
      'C5000000N00800000EFinish',
      'C5000000N00800000ELanding',
      first!,
      'K100001270015',
      'K100101090035',
      ...rest,
    ]),
  );
  expect(info).toMatchObject({
    recording: { simulator: 'Condor' },
    signature: 'absent',
    declared_tasks: 1,
    slow_sensors: [
      { code: 'WDI', min: 90, max: 270 },
      { code: 'WVE', min: 15, max: 35 },
    ],
  });
});

test('prints tables for people, without unknown values', () => {
  write('flight.igc', igcFile(flightFixes(TOW_FLIGHT)));
  const { code, out } = call('info', 'flight.igc');
  expect(code).toBe(0);
  expect(out.replace(folder, 'DIR').replaceAll(/ +/g, ' ')).toBe(`DIR/flight.igc:
date 2026-07-14, flight 1 of the day
recorder LXV ABC
signature there, but cannot be verified here
aircraft LS 4, D-1234
crew Test Pilot
fixes 990, every 4 s
time 10:00:00 to 11:05:56 UTC, 1:06 h
area latitude 50.0000 to 50.0000, longitude 8.0000 to 9.4883
altitude pressure 100 to 600 m, satellite 100 to 600 m
sensors FXA 5

flight takeoff release landing time launch engine
1 10:01:00 10:04:36 11:04:56 1:04 h tow, 500 m

`);
});

test('prints a line per file', () => {
  write('flight.igc', igcFile(flightFixes(TOW_FLIGHT)));
  write('empty.igc', '');
  const { code, out, err } = call('info', 'flight.igc', 'empty.igc', '--json');
  expect(code).toBe(1);
  expect(err).toMatch(/empty\.igc: EMPTY_FILE/);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { file: join(folder, 'flight.igc') },
    { file: join(folder, 'empty.igc'), error: { code: 'EMPTY_FILE' } },
  ]);
});

test('explains its use', () => {
  const { code, err } = call('info', 'flight.igc', '--kind', 'UL');
  expect(code).toBe(2);
  expect(err).toMatch(
    /^--kind takes GL .*, MG .* or FG .*, not "UL"\..*Usage: cloudstreet-igc info FILE/s,
  );
});
