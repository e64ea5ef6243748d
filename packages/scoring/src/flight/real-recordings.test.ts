import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import type { FlightPoint } from './flight-point.js';
import { inspectFlight } from './inspect-flight.js';
import { splitFlights } from './split-flights.js';

/** Takeoff, landing, launch kind and level of a file's only flight. */
type Summary = `${string} ${string} ${'T' | 'W' | 'S' | 'F' | '-'} ${1 | 2 | 3 | 4}`;

/**
 * Expected facts about each file. Counts, gaps, jumps and signatures were compared with the lines
 * of the file, takeoff and landing with its barogram. The uploads come from pure gliders, so no
 * engines are expected.
 */
const RECORDINGS: Readonly<Record<string, readonly [Summary, ...string[]]>> = {
  'gliders/01lz1hq1.igc': [
    '00:40:33 05:54:21 T 1',
    'OLC_FILE',
    'SELF_LAUNCH_SUSPECTED',
    'NON_VALID_FIXES(8)',
  ],
  'gliders/18BF14K1.igc': ['13:59:38 14:09:05 W 1', 'RECORDER_NOT_APPROVED(FIL)', 'NO_I_RECORD'],
  'gliders/20090715.igc': [
    '11:37:59 14:48:52 T 2',
    'MALFORMED_B_RECORDS(2)',
    'RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED(180, 13:16:06, 104, reception)',
    'SELF_LAUNCH_SUSPECTED',
  ],
  'gliders/2015-05-14-xlk-sem-01.igc': [
    '11:46:40 14:36:48 W 1',
    'RECORDER_NOT_APPROVED(XLK)',
    'NO_I_RECORD',
    'AVG_PRESS_ALT_CHANGE(0, 0.01)',
    'PRESS_ALT_NOT_VALID(0)',
  ],
  'gliders/2018-04-14-fla-6ng-01.igc': ['10:13:51 13:19:11 T 2', 'NON_VALID_FIXES(2)'],
  'gliders/2ALGB9D1.IGC': ['16:54:32 17:33:41 T 2'],
  'gliders/45bvafx1.igc': [
    '09:54:07 16:46:29 T 2',
    'FIXES_BEFORE_TAKEOFF(7, 10)',
    'NON_VALID_FIXES(17)',
  ],
  'gliders/5c5vjf21.igc': ['09:47:57 17:38:01 T 1', 'OLC_FILE'],
  'gliders/5c6c3ke1.igc': ['11:31:20 13:26:25 T 1', 'OLC_FILE', 'SELF_LAUNCH_SUSPECTED'],
  'gliders/5c6v1fo1.igc': ['10:12:17 11:27:19 T 1', 'OLC_FILE'],
  'gliders/5c9drmu1.igc': ['09:56:09 15:42:23 T 1', 'OLC_FILE', 'NON_VALID_FIXES(2)'],
  'gliders/5c9xdzk1.igc': [
    '10:50:17 15:59:31 T 1',
    'OLC_FILE',
    'RECORDER_NOT_APPROVED(XFL)',
    'FIXES_BEFORE_TAKEOFF(7, 10)',
    'NON_VALID_FIXES(4)',
  ],
  'gliders/654G6NG1.IGC': ['08:12:42 18:59:34 T 2'],
  'gliders/6B6XDZK1.IGC': [
    '11:02:07 13:25:47 T 1',
    'RECORDER_NOT_APPROVED(XFL)',
    'LAUNCH_UNCERTAIN(11:09:51, other)',
    'NON_VALID_FIXES(3)',
  ],
  'gliders/87el0ep1.igc': ['10:20:57 13:42:05 W 2', 'NON_VALID_FIXES(17)'],
  'gliders/88GGB291.IGC': ['10:14:11 16:43:59 T 2', 'HIGH_CHANGE_GNSS_ALT(6, 50)'],
  'gliders/99bv7r92.igc': [
    '15:35:49 21:11:40 T 1',
    'OLC_FILE',
    'MAX_GROUND_SPEED_WARNING(405, 16:39:40, 400)',
    'LAUNCH_UNCERTAIN(15:41:33, other)',
  ],
  'gliders/9crx3101.igc': ['02:13:22 05:40:29 T 1', 'OLC_FILE', 'NO_I_RECORD'],
  'gliders/arcus-t-2024-06-18.igc': ['09:14:13 16:22:20 T 2', 'LAUNCH_UNCERTAIN(09:23:16, other)'],
  'gliders/hollmann-sample1.igc': [
    '19:38:22 21:58:25 T 1',
    'SIGNATURE_INVALID',
    'MAX_GROUND_SPEED_WARNING(500, 19:53:55, 400)',
  ],
  'gliders/hollmann-sample10.igc': [
    '17:37:16 18:42:52 - 1',
    'RECORDER_NOT_APPROVED(XSY)',
    'NO_TAKEOFF',
    'AVG_GNSS_ALT_CHANGE(0, 0.01)',
    'AVG_PRESS_ALT_CHANGE(0, 0.01)',
    'NO_I_RECORD',
    'PRESS_ALT_NOT_VALID(0)',
    'DECLARED_AFTER_TAKEOFF(2011-11-16, 00:00:00, 17:37:16, recorder)',
  ],
  'gliders/hollmann-sample11.igc': [
    '18:15:31 19:08:52 T 2',
    'LAUNCH_UNCERTAIN(18:19:10, interval)',
  ],
  'gliders/hollmann-sample12.igc': ['17:11:42 17:45:14 T 1', 'NO_G_RECORD'],
  'gliders/hollmann-sample15.igc': [
    '16:57:14 19:47:00 T 1',
    'NO_G_RECORD',
    'MAX_GROUND_SPEED_WARNING(1232, 18:46:16, 400)',
    'NON_VALID_FIXES(3)',
  ],
  'gliders/hollmann-sample16.igc': [
    '- - - 1',
    'SIGNATURE_INVALID',
    'NO_TAKEOFF',
    'NO_SCORING_WINDOWS(60)',
  ],
  'gliders/hollmann-sample17.igc': [
    '16:48:03 19:29:25 T 1',
    'SIGNATURE_INVALID',
    'MAX_GROUND_SPEED_WARNING(557, 17:34:32, 400)',
    'HIGH_CHANGE_GNSS_ALT(27, 50)',
    'HIGH_CHANGE_PRESS_ALT(27, 50)',
    'PRESS_ALT_SPIKES(16:53:17, 19)',
  ],
  'gliders/hollmann-sample18.igc': [
    '15:53:00 20:33:41 T 1',
    'SIGNATURE_INVALID',
    'MAX_GROUND_SPEED_WARNING(678, 18:59:48, 400)',
    'HIGH_CHANGE_GNSS_ALT(18, 50)',
    'HIGH_CHANGE_PRESS_ALT(18, 50)',
    'PRESS_ALT_SPIKES(16:04:34, 12)',
  ],
  'gliders/hollmann-sample2.igc': ['10:51:15 13:55:08 T 2'],
  'gliders/hollmann-sample23.igc': [
    '02:39:20 08:06:07 T 1',
    'SIGNATURE_INVALID',
    'MAX_GROUND_SPEED_WARNING(433, 05:13:36, 400)',
  ],
  'gliders/hollmann-sample25.igc': [
    '09:02:07 16:58:57 T 2',
    'SELF_LAUNCH_SUSPECTED',
    'NON_VALID_FIXES(1)',
  ],
  'gliders/hollmann-sample3.igc': [
    '19:02:18 19:15:05 T 1',
    'SIGNATURE_INVALID',
    'HIGH_CHANGE_GNSS_ALT(19, 50)',
  ],
  'gliders/hollmann-sample4.igc': ['16:40:04 18:53:44 T 1', 'NO_G_RECORD'],
  'gliders/hollmann-sample5.igc': [
    '16:00:17 18:19:11 T 1',
    'NO_G_RECORD',
    'DECLARED_AFTER_TAKEOFF(2013-10-26, 16:24:55, 16:00:17, recorder)',
  ],
  'gliders/hollmann-sample7.igc': [
    '16:21:53 18:16:59 T 1',
    'RECORDER_NOT_APPROVED(XSY)',
    'NO_I_RECORD',
    'NON_INCREASING_TIMES(16:13:53, 16:13:35, 1)',
  ],
  'gliders/hollmann-sample8.igc': ['16:26:51 18:50:11 T 1', 'NO_G_RECORD', 'NON_VALID_FIXES(4)'],
  'gliders/hornet-2017-08-14-fla-6ng-01.igc': [
    '10:24:17 17:22:41 T 2',
    'FIXES_BEFORE_TAKEOFF(4, 10)',
    'NON_VALID_FIXES(2)',
  ],
  'gliders/lk8000-DEMO.IGC': [
    '10:35:38 12:31:28 T 1',
    'NO_G_RECORD',
    'NO_I_RECORD',
    'NON_INCREASING_TIMES(10:56:24, 10:56:12, 1)',
    'MAX_GROUND_SPEED_WARNING(566, 10:49:43, 400)',
  ],
  'gliders/missing_lcu_lseeyou_lines.igc': ['11:25:29 16:46:29 T 2'],
  'gliders/nz-taupo-2009-11-06.igc': [
    '23:48:25 04:07:47 T 1',
    'NO_G_RECORD',
    'RECORDER_NOT_APPROVED(BCD)',
  ],
  'gliders/olsztyn.igc': ['10:17:00 15:12:08 T 2'],
  'gliders/optimize-long-flight-1.igc': ['10:00:47 16:48:51 T 2', 'NON_VALID_FIXES(30)'],
  'gliders/optimize-short-flight-1.igc': [
    '12:12:47 12:52:27 - 1',
    'NO_TAKEOFF',
    'NON_VALID_FIXES(1)',
  ],
  'gliders/outlanding_race_task_enl.igc': ['09:31:22 17:04:20 T 2'],
  'gliders/score-rs-ls10.igc': ['08:05:32 17:13:21 T 2'],
  'gliders/score-rs-quintus-1000m.igc': [
    '07:57:18 18:18:08 T 2',
    'LAUNCH_UNCERTAIN(08:10:04, other)',
    'SELF_LAUNCH_SUSPECTED',
    'NON_VALID_FIXES(1)',
  ],
  'gliders/simple.igc': [
    '09:11:18 - T 1',
    'NO_G_RECORD',
    'SIMULATOR_FILE(Condor)',
    'NO_SCORING_WINDOWS(60)',
    'NO_LANDING',
    'LAUNCH_UNCERTAIN(09:15:30, other)',
  ],
  'gliders/utah-2012-05-17.igc': [
    '18:38:09 19:28:21 T 1',
    'RECORDER_NOT_APPROVED(XGP)',
    'INVALID_H_RECORD(HFXA100)',
    'AVG_PRESS_ALT_CHANGE(0, 0.01)',
    'PRESS_ALT_NOT_VALID(0)',
  ],
  'defects/aerofiles-bad-line.igc': [
    '10:35:35 - T 1',
    'NO_G_RECORD',
    'RAW_TIME_HARD_LIMIT_EXCEEDED(180, 10:35:36, 11681)',
    'FIXES_BEFORE_TAKEOFF(2, 10)',
    'NO_LANDING',
  ],
  'defects/aerofiles-example.igc': [
    '- - - 1',
    'NO_TAKEOFF',
    'NO_SCORING_WINDOWS(60)',
    'NON_INCREASING_TIMES(22:02:48, 16:02:52, 1)',
    'MAX_GROUND_SPEED_WARNING(245253, 16:02:40, 400)',
  ],
  'defects/all-fixes-invalid.igc': [
    '- - - 1',
    'NO_TAKEOFF',
    'NO_SCORING_WINDOWS(60)',
    'NON_VALID_FIXES(29)',
  ],
  'defects/garbage-positions.igc': [
    '08:56:20 - T 1',
    'A_RECORD_TOO_SHORT(AXSR)',
    'RECORDER_NOT_APPROVED(XSR)',
    'NO_SCORING_WINDOWS(60)',
    'MALFORMED_B_RECORDS(60)',
    'NO_LANDING',
    'MAX_GROUND_SPEED_WARNING(15046460, 08:57:06, 400)',
    'PRESS_ALT_SPIKES(08:56:35, 1)',
    'NON_VALID_FIXES(164)',
  ],
  'defects/goigc2-0026.igc': [
    '12:34:19 12:48:02 F 1',
    'RECORDER_NOT_APPROVED(XVB)',
    'NON_INCREASING_TIMES(12:34:28, 12:34:21, 1)',
    'PARAGLIDER_SUSPECTED(100)',
    'NON_VALID_FIXES(8)',
  ],
  'defects/goigc2-0049.igc': [
    '13:43:44 14:02:00 F 1',
    'RECORDER_NOT_APPROVED(XCT)',
    'PARAGLIDER_SUSPECTED(100)',
  ],
  'defects/goigc2-0207.igc': [
    '14:30:19 15:42:25 F 1',
    'RECORDER_NOT_APPROVED(XFM)',
    'NO_I_RECORD',
    'MAX_GROUND_SPEED_WARNING(2845, 15:16:11, 400)',
    'PARAGLIDER_SUSPECTED(100)',
  ],
  'defects/goigc2-0237.igc': [
    '14:37:04 14:54:48 F 1',
    'RECORDER_NOT_APPROVED(FLY)',
    'PARAGLIDER_SUSPECTED(100)',
  ],
  'defects/leonardo-no_tn.igc': [
    '01:04:31 02:39:06 F 1',
    'RECORDER_NOT_APPROVED(BRA)',
    'FIXES_BEFORE_TAKEOFF(2, 10)',
    'PARAGLIDER_SUSPECTED(100)',
  ],
  'defects/no_time_increment.igc': ['10:17:00 - T 1', 'NO_G_RECORD', 'NO_I_RECORD', 'NO_LANDING'],
  'defects/ogn-FLRDD87BD.IGC': [
    '11:07:14 16:31:08 T 1',
    'NO_G_RECORD',
    'RECORDER_NOT_APPROVED(GNE)',
    'RAW_TIME_HARD_LIMIT_EXCEEDED(180, 15:53:22, 409)',
    'NO_I_RECORD',
    'NON_INCREASING_TIMES(11:10:35, 11:10:11, 550)',
    'AVG_PRESS_ALT_CHANGE(0, 0.01)',
    'PRESS_ALT_NOT_VALID(0)',
    'RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED(180, 14:24:59, 141, reception)',
    'RAW_TIME_SOFT_LIMIT_EXCEEDED(75, 30, 20, reception)',
  ],
  'defects/one-fix.igc': [
    '- - - 1',
    'NO_A_RECORD',
    'NO_G_RECORD',
    'NO_TAKEOFF',
    'NO_SCORING_WINDOWS(60)',
    'NO_I_RECORD',
  ],
  'defects/two-fixes.igc': [
    '- - - 1',
    'NO_A_RECORD',
    'NO_G_RECORD',
    'NO_TAKEOFF',
    'NO_SCORING_WINDOWS(60)',
    'NO_I_RECORD',
  ],
  'defects/visugps-test.igc': [
    '13:55:14 15:46:46 F 1',
    'NO_A_RECORD',
    'NO_G_RECORD',
    'NO_I_RECORD',
    'NON_INCREASING_TIMES(13:50:48, 13:50:47, 30)',
    'AVG_PRESS_ALT_CHANGE(0, 0.01)',
    'PRESS_ALT_NOT_VALID(0)',
    'RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED(180, 14:50:49, 120, reception)',
    'PARAGLIDER_SUSPECTED(100)',
  ],
  'simulator/condor-r42-nz.igc': ['12:08:02 14:00:21 T 1', 'SIMULATOR_FILE(Condor)'],
  'simulator/condor-teamxc.igc': ['12:40:13 16:30:54 T 1', 'SIMULATOR_FILE(Condor)'],
  'simulator/hollmann-sample6.igc': [
    '12:04:33 12:11:00 T 1',
    'NO_G_RECORD',
    'SIMULATOR_FILE(Condor)',
    'NO_I_RECORD',
  ],
};

const REFUSED = new Set(['defects/empty.igc', 'defects/gpx-converted-no-date.igc']);

function inspect(path: string): string[] {
  const { recording, findings } = parseIgc(readTestFile(path));
  const [interval, ...others] = splitFlights(recording);
  expect(others).toEqual([]);
  const flight = inspectFlight({
    recording,
    interval: interval!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 100 },
    uploadedAtS: Date.UTC(2026, 8, 1) / 1000,
    editAllowedUntilS: Date.UTC(2026, 8, 1) / 1000,
  });
  const times = `${clock(flight.takeoff)} ${clock(flight.landing)}`;
  const found = flight.findings.map(({ token, parameters }) =>
    parameters.length === 0 ? token : `${token}(${parameters.join(', ')})`,
  );
  return [`${times} ${flight.launch?.kind ?? '-'} ${flight.fileValid}`, ...found];
}

function clock(point: FlightPoint | undefined): string {
  return point ? new Date(point.timeS * 1000).toISOString().slice(11, 19) : '-';
}

describe.runIf(HAS_TEST_DATA)('real recordings', () => {
  const folders = ['igc/gliders', 'igc/defects', 'igc/simulator'];
  const paths = folders.flatMap(igcFilesIn).map((path) => path.slice(4));

  test.each(paths.filter((path) => !REFUSED.has(path)))('%s', (path) => {
    expect(inspect(`igc/${path}`)).toEqual(RECORDINGS[path]);
  });
});
