import { expect, test } from 'vitest';
import { flightFixes, igcFile, type TestPhase, TOW_FLIGHT } from '../testing/igc-text.js';
import { previewFile } from './preview-file.js';

const NOW_S = Date.UTC(2026, 6, 15) / 1000;
const BYTES = igcFile(flightFixes(TOW_FLIGHT));

test('returns date, times, level and free distance of a file', () => {
  const preview = previewFile({ bytes: BYTES, nowS: NOW_S });
  expect(preview).toEqual({
    date: '2026-07-14',
    flights: [
      {
        takeoffS: Date.UTC(2026, 6, 14, 10, 1) / 1000,
        landingS: Date.UTC(2026, 6, 14, 11, 4, 56) / 1000,
        fileValid: 2,
        findings: [],
        free: { distanceKm: expect.closeTo(100, 0) },
      },
    ],
  });
  // It is plain data, so a worker can send it.
  expect(structuredClone(preview)).toEqual(preview);
});

test('gives points once the index is known', () => {
  const aircraft = { kind: 'GL', index: 108 } as const;
  const [flight] = previewFile({ bytes: BYTES, aircraft, nowS: NOW_S }).flights;
  expect(flight?.free?.points).toBeCloseTo(93, -1);
});

test('gives no points to an aircraft without an index', () => {
  const aircraft = { kind: 'GL', index: null } as const;
  const [flight] = previewFile({ bytes: BYTES, aircraft, nowS: NOW_S }).flights;
  expect(flight?.free).not.toHaveProperty('points');
});

test('requires the sensor of a known aircraft', () => {
  const aircraft = { kind: 'MG', index: 108 } as const;
  const [flight] = previewFile({ bytes: BYTES, aircraft, nowS: NOW_S }).flights;
  expect(flight).toMatchObject({ fileValid: 1, findings: [{ token: 'NO_ENGINE_SENSOR' }] });
});

test('has every flight of a file', () => {
  const stand: TestPhase = { seconds: 1200, speedKmh: 0, climbMps: 0 };
  const bytes = igcFile(flightFixes([...TOW_FLIGHT, stand, ...TOW_FLIGHT]));
  const { flights } = previewFile({ bytes, nowS: NOW_S });
  expect(flights).toHaveLength(2);
  expect(flights[1]?.takeoffS).toBeGreaterThan(flights[0]?.landingS ?? Infinity);
});

test('scores nothing in a recording on the ground', () => {
  const bytes = igcFile(flightFixes([{ seconds: 600, speedKmh: 0, climbMps: 0 }]));
  const [flight] = previewFile({ bytes, nowS: NOW_S }).flights;
  expect(flight).toMatchObject({ fileValid: 1 });
  expect(flight).not.toHaveProperty('takeoffS');
  expect(flight).not.toHaveProperty('free');
});

test('has no takeoff in a recording that begins in flight', () => {
  const bytes = igcFile(flightFixes(TOW_FLIGHT.slice(3)));
  const [flight] = previewFile({ bytes, nowS: NOW_S }).flights;
  expect(flight?.findings).toContainEqual(expect.objectContaining({ token: 'NO_TAKEOFF' }));
  expect(flight).not.toHaveProperty('takeoffS');
  expect(flight).toHaveProperty('landingS');
});

test.each([
  { why: 'empty', text: '', code: 'EMPTY_FILE' },
  { why: 'a letter', text: 'Dear Sir,\n', code: 'NOT_IGC' },
])('throws for a file that is $why', ({ text, code }) => {
  const bytes = new TextEncoder().encode(text);
  expect(() => previewFile({ bytes, nowS: NOW_S })).toThrow(expect.objectContaining({ code }));
});

test.each([
  { why: 'an index of 0', change: { aircraft: { kind: 'GL', index: 0 } as const } },
  { why: 'no time', change: { nowS: Number.NaN } },
])('throws at $why', ({ change }) => {
  expect(() => previewFile({ bytes: BYTES, nowS: NOW_S, ...change })).toThrow(RangeError);
});
