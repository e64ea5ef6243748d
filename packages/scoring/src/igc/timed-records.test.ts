import { describe, expect, test } from 'vitest';
import { bRecord, HEADER, igcBytes } from '../testing/igc-text.js';
import { readKRecords } from './k-record.js';
import { parseIgc } from './parse-igc.js';
import { MISSING_VALUE } from './recording.js';
import {
  readComments,
  readDifferentialBases,
  readEvents,
  readSatelliteSets,
} from './timed-records.js';

const FIX = { timeS: 86_390, lat: 50, lon: 8, pressureAltM: 480 };
const MORNING = { ...FIX, timeS: 86_410 };

/** A recording over midnight with these lines before, between and after its two fixes. */
function recordingWith({ before = [''], between = [''], after = [''] }) {
  const lines = [...HEADER, ...before, bRecord(FIX), ...between, bRecord(MORNING), ...after];
  return parseIgc(igcBytes(lines)).recording;
}

describe('events', () => {
  test('have time, code and text', () => {
    const events = readEvents(recordingWith({ between: ['E235958PEV', 'E235959BFION AH'] }));
    expect(events).toEqual([
      { timeS: 86_398, code: 'PEV', text: '' },
      { timeS: 86_399, code: 'BFI', text: 'ON AH' },
    ]);
  });

  test('count from the day of the neighbouring fixes', () => {
    const recording = recordingWith({ before: ['E235949STA'], after: ['E000012PEV'] });
    expect(readEvents(recording).map(({ timeS }) => timeS)).toEqual([86_389, 86_412]);
  });

  test('are left out if invalid', () => {
    expect(readEvents(recordingWith({ between: ['E240000PEV', 'E2359', 'E235958'] }))).toEqual([]);
  });
});

test('reads satellites, bases and remarks', () => {
  const recording = recordingWith({
    before: ['D20331', 'D1', 'D9'],
    between: ['F235955041207', 'F235956'],
    after: ['LPLTGood day', 'L'],
  });
  expect(readSatelliteSets(recording)).toEqual([
    { timeS: 86_395, satellites: ['04', '12', '07'] },
    { timeS: 86_396, satellites: [] },
  ]);
  expect(readDifferentialBases(recording)).toEqual([
    { kind: 'dgps', station: '0331' },
    { kind: 'gps', station: '' },
  ]);
  expect(readComments(recording)).toEqual([
    { source: 'PLT', text: 'Good day' },
    { source: '', text: '' },
  ]);
});

describe('slow columns', () => {
  test('are laid out by the J record', () => {
    const recording = recordingWith({
      before: ['J020810WDI1114WVE'],
      between: ['K2359552700023', 'K235956-10', 'K9999992700023'],
    });
    expect(readKRecords(recording)).toEqual({
      count: 2,
      timeS: Int32Array.of(86_395, 86_396),
      values: { WDI: Int32Array.of(270, -10), WVE: Int32Array.of(23, MISSING_VALUE) },
    });
  });

  test('are absent without a J record', () => {
    expect(readKRecords(recordingWith({ between: ['K235955270'] })).values).toEqual({});
  });
});
