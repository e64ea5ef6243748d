import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA, readTestText } from '../testing/test-data.js';
import { parseOpenAir } from './parse-open-air.js';

const FOLDER = 'cases/2026-11';

/** Airspaces as `name: floor to ceiling, parts of the outline`, and findings as `line: code`. */
function read(file: string) {
  const { airspaces, findings, skippedAirspaces } = parseOpenAir(readTestText(`${FOLDER}/${file}`));
  return {
    airspaces: airspaces.map(({ name, floor, ceiling, outline }) => {
      const limits = [floor, ceiling].map(({ reference, altitudeM }) =>
        altitudeM === undefined ? reference : `${reference} ${Math.round(altitudeM)} m`,
      );
      return `${name}: ${limits.join(' to ')}, ${outline.length}`;
    }),
    findings: findings.map(({ line, code }) => `${line}: ${code}`),
    skippedAirspaces,
  };
}

/** Files that other programs read wrongly, with their right result as the README of the folder says. */
describe.runIf(HAS_TEST_DATA)('airspaces from bug reports', () => {
  test.each([
    {
      name: 'airspace-thousands.txt',
      why: 'a comma between thousands',
      expected: {
        airspaces: [
          'Floor 6500 with comma: MSL 1981 m to FL 3048 m, 4',
          'Floor 6500 plain: MSL 1981 m to FL 3048 m, 4',
          'Top 4500 with comma: GND to MSL 1372 m, 4',
          'Top 4500 plain: GND to MSL 1372 m, 4',
        ],
        findings: [],
        skippedAirspaces: 0,
      },
    },
    {
      name: 'airspace-two-circles.txt',
      why: 'two outlines in one block',
      expected: {
        airspaces: ['Outer only: GND to FL 4420 m, 1', 'Inner only: GND to FL 4420 m, 1'],
        findings: ['8: SEVERAL_OUTLINES'],
        skippedAirspaces: 1,
      },
    },
    {
      name: 'airspace-no-centre.txt',
      why: 'a circle whose centre is not there',
      expected: {
        airspaces: ['First with centre: GND to FL 3048 m, 1'],
        findings: ['12: MISSING_CENTRE'],
        skippedAirspaces: 1,
      },
    },
  ])('$name: $why', ({ name, expected }) => {
    expect(read(name)).toEqual(expected);
  });
});
