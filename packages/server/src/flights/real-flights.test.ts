import { type FlightDetail, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { hasTestData, listTestFiles, readTestFile } from '../testing/test-data.js';

const FOLDER = 'igc/gliders';

/**
 * What is wrong with each recording, written down from a look into the file: who made it and
 * whether it is sealed (A and G lines; G123 comes from another platform), what it leaves out (I
 * lines, pressure), fixes that are cut off, two-dimensional or too fast, gaps, and what was flown.
 * `level` is 2 for a sealed file of an accepted recorder without an error, else 1.
 */
const EXPECTED: Readonly<Record<string, { level: 1 | 2; aircraft?: string; findings: string[] }>> =
  {
    // Zander, from another platform; "Ventus 2cxM" stands in no list. Eight V fixes at the start.
    '01lz1hq1.igc': {
      level: 1,
      findings: ['OLC_FILE', 'NO_AIRCRAFT_SELECTED', 'NON_VALID_FIXES(8)'],
    },
    // Filser: not approved any more, and without I line.
    '18BF14K1.igc': {
      level: 1,
      aircraft: 'Hornet',
      findings: ['RECORDER_NOT_APPROVED(FIL)', 'NO_I_RECORD'],
    },
    // A block of zero bytes swallowed the fixes from 13:05 on one line, and one line after it is two.
    '20090715.igc': {
      level: 2,
      findings: [
        'MALFORMED_B_RECORDS(2)',
        'RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED(180,13:16:06,104)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    // A phone: no pressure at all, an empty glider type. Longitudes of 5° 60.000' are meant as 6°.
    '2015-05-14-xlk-sem-01.igc': {
      level: 1,
      findings: [
        'RECORDER_NOT_APPROVED(XLK)',
        'NO_I_RECORD',
        'AVG_PRESS_ALT_CHANGE(0,0.01)',
        'PRESS_ALT_NOT_VALID(0)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    '2018-04-14-fla-6ng-01.igc': {
      level: 2,
      aircraft: 'Duo Discus',
      findings: ['NON_VALID_FIXES(2)'],
    },
    // The only file with two H lines of date, which agree.
    '2ALGB9D1.IGC': { level: 2, findings: ['NO_AIRCRAFT_SELECTED'] },
    // Rolling seven seconds after it was switched on.
    '45bvafx1.igc': {
      level: 2,
      aircraft: 'JS3 18m',
      findings: ['FIXES_BEFORE_TAKEOFF(7,10)', 'NON_VALID_FIXES(17)'],
    },
    '5c5vjf21.igc': { level: 1, aircraft: 'JS1 18m', findings: ['OLC_FILE'] },
    '5c6c3ke1.igc': { level: 1, aircraft: 'DG 400 17m', findings: ['OLC_FILE'] },
    '5c6v1fo1.igc': { level: 1, findings: ['OLC_FILE', 'NO_AIRCRAFT_SELECTED'] },
    '5c9drmu1.igc': { level: 1, aircraft: 'ASW 20', findings: ['OLC_FILE', 'NON_VALID_FIXES(2)'] },
    '5c9xdzk1.igc': {
      level: 1,
      findings: [
        'OLC_FILE',
        'RECORDER_NOT_APPROVED(XFL)',
        'FIXES_BEFORE_TAKEOFF(7,10)',
        'NO_AIRCRAFT_SELECTED',
        'NON_VALID_FIXES(4)',
      ],
    },
    // Eleven hours in a glider with a motor, which this recorder does not hear.
    '654G6NG1.IGC': {
      level: 1,
      aircraft: 'ASG 29 E 18m',
      findings: ['NO_ENGINE_SENSOR(MOP, ENL, RPM)'],
    },
    '6B6XDZK1.IGC': {
      level: 1,
      findings: ['RECORDER_NOT_APPROVED(XFL)', 'NO_AIRCRAFT_SELECTED', 'NON_VALID_FIXES(3)'],
    },
    '87el0ep1.igc': { level: 2, aircraft: 'LS 1-f', findings: ['NON_VALID_FIXES(17)'] },
    // A motor glider whose recorder hears no motor; GNSS altitude drops to 0 three times.
    '88GGB291.IGC': {
      level: 1,
      aircraft: 'ASH 26 E',
      findings: ['NO_ENGINE_SENSOR(MOP, ENL, RPM)', 'HIGH_CHANGE_GNSS_ALT(6,50)'],
    },
    // Perlan 2 at 15 km: over 400 km/h in wave for half a minute.
    '99bv7r92.igc': {
      level: 1,
      findings: ['OLC_FILE', 'MAX_GROUND_SPEED_WARNING(405,16:39:40,400)', 'NO_AIRCRAFT_SELECTED'],
    },
    // XCSoar, from another platform; its minutes run up to 60.000 once.
    '9crx3101.igc': {
      level: 1,
      findings: ['OLC_FILE', 'SIGNATURE_NOT_VERIFIED(XCS)', 'NO_I_RECORD', 'NO_AIRCRAFT_SELECTED'],
    },
    'arcus-t-2024-06-18.igc': { level: 2, aircraft: 'Arcus T', findings: [] },
    // XCSoar; one leap of 2.8 km in 20 seconds.
    'hollmann-sample1.igc': {
      level: 1,
      aircraft: 'K 8',
      findings: ['SIGNATURE_NOT_VERIFIED(XCS)', 'MAX_GROUND_SPEED_WARNING(500,19:53:55,400)'],
    },
    // Both altitudes are 0 throughout, and it begins at speed.
    'hollmann-sample10.igc': {
      level: 1,
      findings: [
        'RECORDER_NOT_APPROVED(XSY)',
        'NO_TAKEOFF',
        'AVG_GNSS_ALT_CHANGE(0,0.01)',
        'AVG_PRESS_ALT_CHANGE(0,0.01)',
        'NO_I_RECORD',
        'PRESS_ALT_NOT_VALID(0)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    'hollmann-sample11.igc': {
      level: 1,
      findings: ['SIGNATURE_NOT_VERIFIED(XCS)', 'NO_AIRCRAFT_SELECTED'],
    },
    'hollmann-sample12.igc': { level: 1, findings: ['NO_G_RECORD', 'NO_AIRCRAFT_SELECTED'] },
    // Leaps of 1231 km/h at 18:46. The line of the type is misspelt HFGYT.
    'hollmann-sample15.igc': {
      level: 1,
      aircraft: 'ASW 20',
      findings: [
        'NO_G_RECORD',
        'MAX_GROUND_SPEED_WARNING(1231,18:46:16,400)',
        'NON_VALID_FIXES(3)',
      ],
    },
    // Between 33 and 54 m for twenty minutes: towed over the field. "Jantar" may be one of several.
    'hollmann-sample16.igc': {
      level: 1,
      findings: [
        'SIGNATURE_NOT_VERIFIED(XCS)',
        'NO_TAKEOFF',
        'NO_SCORING_WINDOWS(60)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    'hollmann-sample17.igc': {
      level: 1,
      findings: [
        'SIGNATURE_NOT_VERIFIED(XCS)',
        'MAX_GROUND_SPEED_WARNING(556,17:34:32,400)',
        'HIGH_CHANGE_GNSS_ALT(27,50)',
        'HIGH_CHANGE_PRESS_ALT(27,50)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    'hollmann-sample18.igc': {
      level: 1,
      findings: [
        'SIGNATURE_NOT_VERIFIED(XCS)',
        'MAX_GROUND_SPEED_WARNING(626,19:48:08,400)',
        'HIGH_CHANGE_GNSS_ALT(18,50)',
        'HIGH_CHANGE_PRESS_ALT(18,50)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    'hollmann-sample2.igc': { level: 2, aircraft: 'LS 8 18m', findings: [] },
    // One leap of half a kilometre in four seconds.
    'hollmann-sample23.igc': {
      level: 1,
      aircraft: 'PW 5',
      findings: ['SIGNATURE_NOT_VERIFIED(XCS)', 'MAX_GROUND_SPEED_WARNING(432,05:13:36,400)'],
    },
    // Its glider type is "Default".
    'hollmann-sample25.igc': { level: 2, findings: ['NO_AIRCRAFT_SELECTED', 'NON_VALID_FIXES(1)'] },
    'hollmann-sample3.igc': {
      level: 1,
      findings: [
        'SIGNATURE_NOT_VERIFIED(XCS)',
        'HIGH_CHANGE_GNSS_ALT(19,50)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    'hollmann-sample4.igc': { level: 1, aircraft: 'ASW 20', findings: ['NO_G_RECORD'] },
    'hollmann-sample5.igc': { level: 1, aircraft: 'ASW 20', findings: ['NO_G_RECORD'] },
    // The clock was set back by 18 seconds at 16:13:53.
    'hollmann-sample7.igc': {
      level: 1,
      aircraft: 'ASK 21',
      findings: [
        'RECORDER_NOT_APPROVED(XSY)',
        'NO_I_RECORD',
        'NON_INCREASING_TIMES(16:13:53,16:13:35,1)',
      ],
    },
    // The gap of 46 minutes lies before takeoff. The type stands where the registration should.
    'hollmann-sample8.igc': {
      level: 1,
      findings: ['NO_G_RECORD', 'NO_AIRCRAFT_SELECTED', 'NON_VALID_FIXES(4)'],
    },
    'hornet-2017-08-14-fla-6ng-01.igc': {
      level: 2,
      aircraft: 'Hornet',
      findings: ['FIXES_BEFORE_TAKEOFF(4,10)', 'NON_VALID_FIXES(2)'],
    },
    // "DISCUS" may be one of several.
    'lk8000-DEMO.IGC': {
      level: 1,
      findings: [
        'NO_G_RECORD',
        'NO_I_RECORD',
        'NON_INCREASING_TIMES(10:56:24,10:56:12,1)',
        'MAX_GROUND_SPEED_WARNING(566,10:49:43,400)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
    // "Discus 2" may be one of several.
    'missing_lcu_lseeyou_lines.igc': { level: 2, findings: ['NO_AIRCRAFT_SELECTED'] },
    // Flown over midnight of UTC, in New Zealand's afternoon.
    'nz-taupo-2009-11-06.igc': { level: 1, findings: ['NO_G_RECORD', 'NO_AIRCRAFT_SELECTED'] },
    'olsztyn.igc': { level: 2, findings: ['NO_AIRCRAFT_SELECTED'] },
    'optimize-long-flight-1.igc': {
      level: 2,
      aircraft: 'LS 6',
      findings: ['NON_VALID_FIXES(30)'],
    },
    // Switched on in flight.
    'optimize-short-flight-1.igc': {
      level: 1,
      aircraft: 'DG 500 20m',
      findings: ['NO_TAKEOFF', 'NON_VALID_FIXES(1)'],
    },
    'outlanding_race_task_enl.igc': { level: 2, aircraft: 'ASG 29 E 18m', findings: [] },
    'score-rs-ls10.igc': { level: 2, findings: ['NO_AIRCRAFT_SELECTED'] },
    'score-rs-quintus-1000m.igc': {
      level: 2,
      findings: ['NO_AIRCRAFT_SELECTED', 'NON_VALID_FIXES(1)'],
    },
    // Ninety-four fixes of an ASK 13; ends in the air.
    'simple.igc': { level: 1, aircraft: 'ASK 13', findings: ['NO_G_RECORD', 'NO_LANDING'] },
    // A phone in Utah: no pressure, a header line of its own invention. "Grob 103" is one of several.
    'utah-2012-05-17.igc': {
      level: 1,
      findings: [
        'RECORDER_NOT_APPROVED(XGP)',
        'INVALID_H_RECORD(HSCIDCOMPETITIONID:)',
        'AVG_PRESS_ALT_CHANGE(0,0.01)',
        'PRESS_ALT_NOT_VALID(0)',
        'NO_AIRCRAFT_SELECTED',
      ],
    },
  };

describe.runIf(hasTestData)('real flights, uploaded', () => {
  let testApi: TestApi;

  beforeAll(async () => {
    testApi = await startTestApi({ clock: () => new Date('2026-11-20T12:00:00Z') });
  });

  test('all of them are known here', () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(listTestFiles(FOLDER));
  });

  test.each(Object.entries(EXPECTED))('%s', async (name, { level, aircraft, findings }) => {
    // Everyone is new here, so that no earlier flight suggests an aircraft.
    const { api } = await testApi.signUp();
    const flights = await uploadFlight(api, readTestFile(`${FOLDER}/${name}`), { name });
    expect(flights).toHaveLength(1);
    const flight = await waitForScore(api, flights[0]?.id ?? 0, { pollMs: 50 });
    expect(describeFindings(flight)).toEqual(findings);
    expect(flight.aircraft?.name).toBe(aircraft);
    expect(flight.igc_file.valid).toBe(level);
    expect(flight.status).toBe(level === 2 ? 'valid' : 'invalid');
    // All were flown long before they came in.
    expect(flight.rank).toBe(false);
    const hasNoWindow = findings.includes('NO_SCORING_WINDOWS(60)');
    expect(flight.contest[0]?.name).toBe(hasNoWindow ? undefined : 'free');
  });
});

function describeFindings({ active_errors: findings }: FlightDetail): string[] {
  return findings.map(({ token, parameters }) =>
    parameters.length > 0 ? `${token}(${parameters.join(',')})` : token,
  );
}
