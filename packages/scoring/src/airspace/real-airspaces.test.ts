import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA, readTestJson } from '../testing/test-data.js';
import type { Airspace, AltitudeLimit } from './airspace.js';
import { airspaceOutline } from './airspace-outline.js';
import { airspaceActivity } from './airspace-schedule.js';
import { readCoordinates } from './open-air-coordinates.js';
import { parseOpenAir } from './parse-open-air.js';
import { toOutlineM } from './testing/outline-distance.js';
import { airspaceFilesIn, readAirspaceFile } from './testing/real-files.js';

const CASES = 'openair-parser-cases';

/** Airspaces, and findings as `line CODE`: each was looked up in the file, which is at fault. */
const NATIONAL: Readonly<Record<string, { count: number; findings?: string[] }>> = {
  'CA-ASP-National-XCSoar.txt.gz': { count: 1499 },
  'CZ-ASP-National-XCSoar.txt': { count: 270 },
  'CZ-ASP-Wave-XCSoar.txt': { count: 7 },
  'MW-ASP-National-XCSoar.txt': { count: 17 },
  'NL-ASP-National-XCSoar.txt': { count: 166 },
  'PL-ASP-Wave-XCSoar.txt': { count: 6 },
  'SK-ASP-National-XCSoar.txt': { count: 86 },
  'ZA-ASP-National-XCSoar.txt.gz': { count: 256 },
  'australia-daa.txt.gz': {
    count: 661,
    // Up to the base of a control area, and an outline of two corners.
    findings: ['8636 UNREADABLE_LIMIT', '9050 UNREADABLE_LIMIT', '9830 TOO_FEW_POSITIONS'],
  },
  'euregiocup-2026.txt.gz': { count: 742 },
  'france.txt.gz': { count: 1646 },
  // A corridor without a name.
  'germany-2026-03.txt': { count: 678, findings: ['1142 MISSING_NAME'] },
  'germany-border.txt': { count: 11 },
  'slovenia-2023-05-25.openair': { count: 58 },
  // Cables, each drawn as an airspace of two corners.
  'switzerland.txt': {
    count: 315,
    findings: Array.from({ length: 19 }, (_, i) => `${6494 + 10 * i} TOO_FEW_POSITIONS`),
  },
};

/** Findings of the test cases; all other files are read without findings. */
const CASE_FINDINGS: Readonly<Record<string, string[]>> = {
  'format-cases/aerofiles-broken.txt': ['5 MISSING_CENTRE', '9 UNKNOWN_RECORD', '7 MISSING_LIMIT'],
  'format-cases/aerofiles-sample.txt': [
    '97 MISSING_NAME',
    ...[358, 359, 360, 361, 362, 363, 364, 365].map((line) => `${line} INVALID_ACTIVATION`),
    '373 UNREADABLE_LIMIT',
  ],
  'format-cases/updraft-one_bad_airspace.txt': ['14 INVALID_RADIUS'],
  'format-cases/updraft-parser_error.txt': ['6 UNKNOWN_RECORD', '1 TOO_FEW_POSITIONS'],
  // Both have a second floor and ceiling; the later ones count, as they do in XCSoar.
  'format-cases/xcsoar-openair_2.txt': ['41 REPEATED_LIMIT', '42 REPEATED_LIMIT'],
  'format-cases/xcsoar-tnp.sua': ['1 NOT_OPEN_AIR'],
  [`${CASES}/activation-times-invalid-with-none-none.txt`]: ['8 INVALID_ACTIVATION'],
  [`${CASES}/activation-times-invalid-with-none.txt`]: ['9 INVALID_ACTIVATION'],
  [`${CASES}/activation-times-invalid.txt`]: ['9 INVALID_ACTIVATION'],
  [`${CASES}/ceiling-definitions-al-greater-ah.txt`]: ['6 LIMITS_REVERSED'],
  [`${CASES}/ceiling-definitions-duplicate.txt`]: ['4 REPEATED_LIMIT', '1 MISSING_LIMIT'],
  [`${CASES}/empty-name.txt`]: ['1 MISSING_NAME'],
  [`${CASES}/flight-level-missing-number.txt`]: ['6 UNREADABLE_LIMIT'],
  [`${CASES}/insufficient-coordinates.txt`]: ['1 TOO_FEW_POSITIONS'],
  [`${CASES}/invalid-coordinates.txt`]: ['14 INVALID_COORDINATES'],
  [`${CASES}/missing-ah-al.txt`]: ['3 MISSING_LIMIT'],
  [`${CASES}/transponder-code-invalid.txt`]: ['8 INVALID_TRANSPONDER_CODE'],
  [`${CASES}/without-ac.txt`]: ['3 MISSING_CLASS'],
};

describe.runIf(HAS_TEST_DATA)('real airspaces', () => {
  test.each(airspaceFilesIn('.'))('reads all of %s', (file) => {
    const { airspaces, findings } = parseOpenAir(readAirspaceFile(file));
    expect({
      count: airspaces.length,
      findings: findings.map(({ line, code }) => `${line} ${code}`),
    }).toEqual({ findings: [], ...NATIONAL[file] });
    for (const { outline, floor, ceiling } of airspaces) {
      expect(outline.length).toBeGreaterThan(0);
      expect([floor.altitudeM ?? 0, ceiling.altitudeM ?? 0].every(Number.isFinite)).toBe(true);
    }
  });

  test('understands all times, periods and exceptions of the Netherlands', () => {
    const { airspaces } = parseOpenAir(readAirspaceFile('NL-ASP-National-XCSoar.txt'));
    const timed = airspaces.filter(({ schedule }) => schedule.otherTimes.length > 0);
    expect(timed.length).toBeGreaterThan(40);
    const noonS = Date.UTC(2022, 3, 27, 10) / 1000;
    const stateOf = ({ schedule }: Airspace) =>
      airspaceActivity(schedule, noonS, noonS, 'Europe/Amsterdam').state;
    expect([...new Set(timed.map(stateOf))].toSorted()).toEqual(['active', 'inactive', 'unknown']);
    const unknown = timed.filter((airspace) => stateOf(airspace) === 'unknown');
    // A period that ends before it begins, and two that end at 23:5.
    expect(unknown.map(({ lines }) => lines.first)).toEqual([545, 6816, 6838]);
  });

  test.each([
    ...airspaceFilesIn('format-cases').map((name) => `format-cases/${name}`),
    ...airspaceFilesIn(CASES).map((name) => `${CASES}/${name}`),
  ])('%s has the expected findings', (file) => {
    const { findings } = parseOpenAir(readAirspaceFile(file));
    const codes = findings.map(({ line, code }) => `${line} ${code}`);
    expect(codes).toEqual(CASE_FINDINGS[file] ?? []);
  });
});

/** A result of openAIP's parser. */
interface ExpectedAirspaces {
  readonly features: readonly {
    readonly properties: {
      readonly name: string;
      readonly class: string;
      readonly type?: string;
      readonly frequency?: { readonly value?: string; readonly name?: string };
      readonly transponderCode?: number;
      readonly byNotam?: boolean;
      readonly activationTimes?: readonly { readonly start?: string; readonly end?: string }[];
      readonly upperCeiling: ExpectedLimit;
      readonly lowerCeiling: ExpectedLimit;
    };
    readonly geometry?: {
      readonly type: 'Polygon' | 'LineString';
      readonly coordinates: readonly [number, number][] | readonly [number, number][][];
    };
  }[];
}

interface ExpectedLimit {
  readonly value: number;
  readonly unit: 'FT' | 'FL';
  readonly referenceDatum: 'MSL' | 'GND' | 'STD';
}

const RESULTS = [
  ['activation-times-none', 'activation-times-none-result'],
  ['activation-times', 'activation-times-result'],
  ['airway', 'awy-result'],
  ['arc-angle-ccw', 'arc-angle-ccw-result'],
  ['arc-angle-cw', 'arc-angle-cw-result'],
  ['arc-angle-single-vx', 'arc-angle-single-vx-result'],
  ['arc-ccw', 'arc-ccw-result'],
  ['arc-cw-ccw', 'arc-cw-ccw-result'],
  ['arc-cw', 'arc-cw-result'],
  ['arc-first', 'arc-first-result'],
  ['circular', 'circular-result'],
  ['inline-comments', 'inline-comments-result'],
  ['polygon', 'polygon-result'],
  ['polygon', 'polygon-to-linestring-result'],
  ['self-intersecting', 'convert-self-intersecting-to-linestring-result'],
  ['version-2-commands', 'version-2-commands-result'],
] as const;

/**
 * Theirs are arcs on a sphere, whose radius is up to 0.34 % from the ellipsoid's, drawn with
 * chords; where ends of an arc lie at unequal distances, they draw it with the first of them and
 * jump, and we run from one to the other.
 */
const RADIUS_SHARE = 0.01;
const ROUNDING_M = 3;

describe.runIf(HAS_TEST_DATA)('results of another parser', () => {
  test.each(RESULTS)('%s', (source, result) => {
    const { airspaces } = parseOpenAir(readAirspaceFile(`${CASES}/${source}.txt`));
    const { features } = readTestJson(`airspace/${CASES}/${result}.json`) as ExpectedAirspaces;
    expect(airspaces.map(propertiesOf)).toEqual(features.map(({ properties }) => properties));
    for (const [i, { geometry }] of features.entries()) {
      if (!geometry) continue;
      const ring = (
        geometry.type === 'Polygon' ? geometry.coordinates[0]! : geometry.coordinates
      ) as readonly [number, number][];
      const theirs = ring.map(([lon, lat]) => ({ lat, lon }));
      const ours = airspaceOutline(airspaces[i]!, 1);
      const allowedM = ROUNDING_M + RADIUS_SHARE * largestRadiusM(airspaces[i]!);
      for (const place of theirs) expect(toOutlineM(place, ours)).toBeLessThan(allowedM);
      for (const place of ours) expect(toOutlineM(place, theirs)).toBeLessThan(allowedM);
    }
  });
});

function largestRadiusM({ outline }: Airspace): number {
  return Math.max(0, ...outline.map((part) => (part.kind === 'arc' ? part.startRadiusM : 0)));
}

function propertiesOf(airspace: Airspace) {
  const { name, type, schedule, frequency, station, transponderCode } = airspace;
  const isVersion2 = type !== undefined;
  const times = schedule.periods.map(({ startS, endS }) => ({
    ...(startS !== undefined && { start: momentOf(startS) }),
    ...(endS !== undefined && { end: momentOf(endS) }),
  }));
  return {
    name,
    class: airspace.class,
    ...(isVersion2 && { type, byNotam: schedule.byNotam }),
    ...(frequency && { frequency: { value: frequency, ...(station && { name: station }) } }),
    ...(transponderCode && { transponderCode: Number(transponderCode) }),
    ...(times.length > 0 && { activationTimes: times }),
    upperCeiling: limitOf(airspace.ceiling),
    lowerCeiling: limitOf(airspace.floor),
  };
}

function momentOf(timeS: number): string {
  return new Date(timeS * 1000).toISOString().replace('.000Z', 'Z');
}

function limitOf({ reference, altitudeM = 0 }: AltitudeLimit): ExpectedLimit {
  const feet = Math.round((altitudeM / 0.3048) * 100) / 100;
  if (reference === 'FL') return { value: feet / 100, unit: 'FL', referenceDatum: 'STD' };
  return { value: feet, unit: 'FT', referenceDatum: reference === 'MSL' ? 'MSL' : 'GND' };
}

interface SampleElement {
  readonly type: string;
  readonly clockwise?: boolean;
  /** A text, if they left it unchanged. */
  readonly location?: readonly [number, number] | string;
  readonly center?: readonly [number, number];
}

test.runIf(HAS_TEST_DATA)('reads a sample of all records as aerofiles does', () => {
  const { airspaces } = parseOpenAir(readAirspaceFile('format-cases/aerofiles-sample.txt'));
  const sample = readTestJson('airspace/format-cases/aerofiles-sample.json') as readonly {
    type: string;
    class: string;
    name: string | null;
    elements: readonly SampleElement[];
  }[];
  // The last one is terrain.
  const expected = sample.filter(({ type }) => type === 'airspace');
  expect(airspaces.map(({ class: kind, name }) => [kind, name])).toEqual(
    expected.map(({ class: kind, name }) => [kind, name ?? '']),
  );
  for (const [i, { elements }] of expected.entries()) {
    expect(airspaces[i]!.outline.map(elementOf)).toEqual(elements.map(expectedElement));
  }
});

// They cut places to five decimals.
function elementOf(part: Airspace['outline'][number]) {
  const { lat, lon } = part.kind === 'arc' ? part.centre : part;
  const isClockwise = part.kind !== 'arc' || part.sweepDeg > 0;
  return { isArc: part.kind === 'arc', isClockwise, lat, lon };
}

function expectedElement(element: SampleElement) {
  const [lat, lon] = placeOf(element);
  return {
    isArc: element.type !== 'point',
    isClockwise: element.clockwise ?? true,
    lat: expect.closeTo(lat, 4),
    lon: expect.closeTo(lon, 4),
  };
}

function placeOf({ location, center }: SampleElement): readonly [lat: number, lon: number] {
  if (typeof location !== 'string') return (location ?? center)!;
  const { lat, lon } = readCoordinates(location)!.position;
  return [lat, lon];
}
