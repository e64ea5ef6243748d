import { describe, expect, test } from 'vitest';
import { IgcError } from '../igc/igc-error.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

const FOLDER = 'cases/2026-11';
/** Points of the flight that most of these files vary. */
const BASE_POINTS = 145.01;

/** Files that other programs read wrongly, with their right result as the README of the folder says. */
describe.runIf(HAS_TEST_DATA)('files from bug reports', () => {
  test.each([
    { name: 'base', date: '2026-06-15' },
    { name: 'date-eight-digits', date: '2026-06-15' },
    { name: 'stray-clock-235959', date: '2026-06-15', findings: ['NON_INCREASING_TIMES'] },
    { name: 'placeholder-none', date: '2026-05-15' },
    { name: 'nul-bytes', date: '2026-06-15', findings: ['MALFORMED_B_RECORDS'] },
    { name: 'car-retrieve', date: '2026-06-15' },
  ])('$name is the flight of the base', ({ name, date, findings = [] }) => {
    const { recording, flights } = scoreFile(`${name}.igc`);
    expect(recording.date).toBe(date);
    expect(flights.map(({ points }) => points)).toEqual([BASE_POINTS]);
    expect(flights[0]!.findings).toEqual(expect.arrayContaining(findings));
  });

  test('a number that the flight exceeds is no limit of the receiver', () => {
    const [flight] = scoreFile('hfgps-number.igc').flights;
    expect(flight!.findings).not.toContain('MAX_GNSS_ALT_REACHED');
  });

  test('hovering in wave is one flight', () => {
    expect(scoreFile('hover-in-wave.igc').flights).toHaveLength(1);
  });

  test('placeholders are no aircraft', () => {
    const { headers } = scoreFile('placeholder-none.igc').recording;
    expect([headers.gliderType, headers.gliderId, headers.competitionId]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a mangled date is none', () => {
    expect(() => parseIgc(readTestFile(`${FOLDER}/date-mangled.igc`))).toThrow(
      new IgcError('H_RECORD_NO_DATE'),
    );
  });
});

function scoreFile(name: string) {
  const { recording, findings } = parseIgc(readTestFile(`${FOLDER}/${name}`));
  const flights = splitFlights(recording).map((interval) => {
    const flight = scoreFlight({
      recording,
      interval,
      fileFindings: findings,
      aircraft: { kind: 'GL', index: 100 },
      uploadedAtS: recording.dayStartS + 86_400,
      editAllowedUntilS: recording.dayStartS + 86_400,
    });
    return {
      points: flight.contests.find((entry) => entry.name === 'free')?.points,
      findings: flight.findings.map(({ token }) => token),
    };
  });
  return { recording, flights };
}
