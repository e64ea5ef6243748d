import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { flightFixes, igcFile, type TestFix, TOW_FLIGHT } from '../testing/igc-text.js';
import { flightTrack } from './flight-track.js';
import { inspectFlight } from './inspect-flight.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

/** Takes off at a pressure altitude of 120 m. */
const FIXES = flightFixes(TOW_FLIGHT, 4, { timeS: 36_000, lat: 50, lon: 8, pressureAltM: 120 });

function inputOf(takeoffElevationM?: number, fixes: readonly TestFix[] = FIXES) {
  const { recording, findings } = parseIgc(igcFile(fixes));
  return {
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 100 } as const,
    uploadedAtS: 2e9,
    editAllowedUntilS: 2e9,
    ...(takeoffElevationM !== undefined && { takeoffElevationM }),
  };
}

describe('pressure altitudes', () => {
  test('are set to the elevation of the field', () => {
    const flight = inspectFlight(inputOf(350));
    expect(flight).toMatchObject({ altitudeOffsetM: 230, qnhHpa: 1041.4 });
    expect(flight.takeoff?.altitudeM).toBe(350);
  });

  test('are set by the mean of the 20 s before takeoff', () => {
    // One of the five fixes is 10 m off; at takeoff itself speed changes the pressure.
    const startS = FIXES[0]!.timeS;
    const fixes = FIXES.map((fix) => {
      const off = { 44: 10, 60: -7 }[fix.timeS - startS] ?? 0;
      return { ...fix, pressureAltM: fix.pressureAltM + off, gnssAltM: fix.pressureAltM };
    });
    const flight = inspectFlight(inputOf(350, fixes));
    expect(flight.takeoff?.timeS).toBe(inspectFlight(inputOf(350)).takeoff?.timeS);
    expect(flight.altitudeOffsetM).toBe(228);
    expect(flight.takeoff?.altitudeM).toBe(120 - 7 + 228);
  });

  test('are set by the takeoff if nothing was recorded in the 20 s before', () => {
    const startS = FIXES[0]!.timeS;
    const fixes = FIXES.filter(({ timeS }) => timeS < startS + 36 || timeS >= startS + 60);
    const takeoff = fixes.find(({ timeS }) => timeS >= startS + 60)!;
    const raised = fixes.map((fix) => (fix === takeoff ? { ...fix, pressureAltM: 125 } : fix));
    const flight = inspectFlight(inputOf(350, raised));
    expect(flight.takeoff?.timeS).toBe(inspectFlight(inputOf(350, fixes)).takeoff?.timeS);
    expect(flight.takeoff?.altitudeM).toBe(350);
  });

  test.each([
    { why: 'the elevation is not known', input: () => inputOf() },
    { why: 'no weather is like that', input: () => inputOf(2000) },
    {
      why: 'the receiver measured them',
      input: () =>
        inputOf(
          350,
          FIXES.map((fix) =>
            Object.assign({}, fix, { gnssAltM: 500 + fix.pressureAltM, pressureAltM: 0 }),
          ),
        ),
    },
    {
      why: 'the takeoff was not recorded',
      input: () => inputOf(350, FIXES.slice(60)),
    },
  ])('stay unchanged if $why', ({ input }) => {
    const flight = inspectFlight(input());
    expect(flight.altitudeOffsetM).toBe(0);
    expect(flight.qnhHpa).toBeUndefined();
  });

  test('keep their differences, so points stay the same', () => {
    const [asRecorded, setToField] = [scoreFlight(inputOf()), scoreFlight(inputOf(350))];
    const [before, after] = [asRecorded, setToField].map(({ contests }) => contests[0]!);
    expect(after!.points).toBe(before!.points);
    expect(after!.score.leg[0]!.start_alt).toBe(before!.score.leg[0]!.start_alt + 230);
    expect(after!.receipt.inputs.altitude_offset).toBe(230);
  });

  test('are set in the track as well', () => {
    const { recording, interval } = inputOf(350);
    const track = flightTrack(recording, interval, 230);
    expect(track.alt[0]).toBe(350);
    expect(track.pressure_alt?.[0]).toBe(120);
  });
});
