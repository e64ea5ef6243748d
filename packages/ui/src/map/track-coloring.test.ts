import { expect, test } from 'vitest';
import { contrast, distanceForEveryEye, lightness } from '../../test/color-math.js';
import { climbPalettes } from '../theme/tokens.js';
import { mapColors } from './map-colors.js';
import { type ColoringKind, colorClasses, coloredTrack } from './track-coloring.js';

/** East along a parallel, 100 m from fix to fix. */
const eastward = (count: number) =>
  Array.from({ length: count }, (_, fix): [number, number] => [9 + fix * 0.0014, 50]);
const color = (by: ColoringKind, values: number[]) => {
  const coloring = { by, values };
  const { features } = coloredTrack(
    eastward(values.length),
    coloring,
    colorClasses(coloring, 'light'),
    { unknownColor: '#888888' },
  );
  return features.map(({ properties, geometry }) => ({
    color: properties?.color as string,
    lines: geometry.coordinates.map((line) => line.length),
  }));
};

test('sink, still air and climb have different colours, and their lines join', () => {
  expect(color('vario', [0, -3.9, -3.9, 0, 0.2, 3.9])).toEqual([
    { color: '#153585', lines: [3] },
    { color: '#8c8c8c', lines: [3] },
    { color: '#7c0a0e', lines: [2] },
  ]);
});

test('values beyond the ramp have its outermost colours', () => {
  expect(color('netto', [0, -20, 20]).map((line) => line.color)).toEqual(['#153585', '#7c0a0e']);
});

test('the ramp covers nearly all values and ignores outliers', () => {
  const values = Array.from({ length: 200 }, (_, fix) => 500 + fix);
  const classes = colorClasses({ by: 'altitude', values: [...values, 99_999] }, 'light');
  expect(classes.map(({ mark }) => mark)).toEqual([500, 550, 600, 650, 700]);
  expect(classes.map(({ from }) => from)).toEqual([-Infinity, 525, 575, 625, 675]);
});

test.each([
  { why: 'metres', factor: 1, expected: [500, 1000, 1500, 2000, 2500] },
  { why: 'feet', factor: 3.28084, expected: [2000, 3000, 4000, 5000, 6000, 7000, 8000] },
])('the ramp uses round altitudes in $why', ({ factor, expected }) => {
  const values = Array.from({ length: 200 }, (_, fix) => 500 + fix * 10);
  const classes = colorClasses({ by: 'altitude', values }, 'light', { factor });
  expect(classes.map(({ mark }) => Math.round(mark! * factor))).toEqual(expected);
  expect(new Set(classes.map((step) => step.color)).size).toBe(expected.length);
});

test.each([
  { why: 'm/s', factor: 1, expected: [-4, -2, -1, 0, 1, 2, 4] },
  { why: 'kt', factor: 1.943844, expected: [-8, -4, -2, 0, 2, 4, 8] },
  { why: 'fpm', factor: 196.850394, expected: [-800, -400, -200, 0, 200, 400, 800] },
])('climb and sink use round values in $why', ({ factor, expected }) => {
  const classes = colorClasses({ by: 'vario', values: [] }, 'light', { factor });
  expect(classes.map(({ mark }) => Math.round(mark! * factor * 10) / 10)).toEqual(expected);
});

test.each([1, 2, 3.7, 10, 35, 77, 100, 640, 999, 7000])(
  'a range of %i has colours, at most those of the ramp',
  (range) => {
    for (let low = 0; low < 40; low += 1) {
      const values = [low * 7.3, low * 7.3 + range];
      const { length } = colorClasses({ by: 'altitude', values }, 'light');
      expect(length).toBeGreaterThan(range < 2 ? 0 : 1);
      expect(length).toBeLessThanOrEqual(8);
    }
  },
);

test('unknown values are grey', () => {
  expect(color('speed', [90, Number.NaN, Number.NaN, 90])).toContainEqual({
    color: '#888888',
    lines: [3],
  });
});

test('phases differ in width as well as in colour', () => {
  const classes = colorClasses({ by: 'phase', values: [] }, 'light');
  expect(new Set(classes.map(({ width }) => width)).size).toBe(4);
  expect(color('phase', [3, 3, 0, 2, 1]).map((line) => line.lines)).toEqual([[2], [2], [2], [2]]);
});

const THEMES = ['light', 'dark', 'high-contrast'] as const;
const ramps = THEMES.flatMap((theme) =>
  (['altitude', 'vario', 'phase'] as const).map((by) => {
    const colors = colorClasses({ by, values: [0, 700] }, theme).map((step) => step.color);
    return { theme, by, colors };
  }),
);
const neighbours = ramps.flatMap(({ theme, by, colors }) =>
  colors.slice(1).map((next, index) => ({ theme, by, color: next, before: colors[index]! })),
);
test.each(neighbours)(
  '$theme, $by: all kinds of colour vision distinguish $color from $before',
  (row) => {
    // 0.02 in OKLab is a just noticeable difference.
    expect(distanceForEveryEye(row.color, row.before)).toBeGreaterThan(0.02);
  },
);

test.each(ramps)(
  'colours by $by are visible on the $theme map and its casing',
  ({ theme, colors }) => {
    const { land, casing } = mapColors[theme];
    const least = Math.min(
      ...colors.flatMap((one) => [contrast(one, land), contrast(one, casing)]),
    );
    expect(least).toBeGreaterThan(3);
  },
);

test.each(THEMES)('lightness of climb and sink changes evenly from zero: %s theme', (theme) => {
  const levels = climbPalettes[theme].map((step) => lightness(step.color));
  const steps = levels.slice(1).map((level, index) => Math.abs(level - levels[index]!));
  // Within a just noticeable difference.
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.02);
});

const phases = ramps.filter(({ by }) => by === 'phase');
const phasePairs = phases.flatMap(({ theme, colors }) =>
  colors.flatMap((one, index) => colors.slice(index + 1).map((other) => ({ theme, one, other }))),
);
test.each(phasePairs)('$theme: no eye takes phase $one for $other', ({ one, other }) => {
  // Four times a just noticeable difference, because they lie apart.
  expect(distanceForEveryEye(one, other)).toBeGreaterThan(0.08);
});

test('reduces a day of fixes and keeps its ends', () => {
  const count = 86_400;
  const path = Array.from({ length: count }, (_, fix): [number, number] => [9 + fix * 1e-4, 50]);
  const coloring = { by: 'speed', values: new Float32Array(count).fill(100) } as const;
  const { features } = coloredTrack(path, coloring, colorClasses(coloring, 'light'), {
    unknownColor: '#888888',
  });
  const [line = []] = features[0]?.geometry.coordinates ?? [];
  expect(features).toHaveLength(1);
  expect(line.length).toBeLessThan(31_000);
  expect([line[0], line.at(-1)]).toEqual([path[0], path.at(-1)]);
});

test('with longer segments, colours follow the mean of more fixes', () => {
  const coloring = { by: 'vario', values: [0, 4, -4, 4, -4, 4, -4, 4, -4] } as const;
  const classes = colorClasses(coloring, 'light');
  const colorsOf = (minStepM: number) =>
    coloredTrack(eastward(9), coloring, classes, {
      unknownColor: '#888888',
      minStepM,
    }).features.map(({ properties }) => properties?.['color'] as string);
  expect(colorsOf(50)).toEqual(['#153585', '#7c0a0e']);
  expect(colorsOf(390)).toEqual(['#8c8c8c']);
});

test('accepts a track of one fix or of one value', () => {
  expect(color('altitude', [500])).toEqual([]);
  expect(color('altitude', [500, 500, 500])).toHaveLength(1);
});
