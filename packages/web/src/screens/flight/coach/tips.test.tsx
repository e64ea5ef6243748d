import type { Coach } from '@cloudstreet/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { SpeedAdvice } from './SpeedAdvice.js';
import { ThermalAdvice } from './ThermalAdvice.js';

type ThermalFigures = NonNullable<Coach['thermals']['advice']>;
type SpeedFigures = NonNullable<Coach['speed']['advice']>;

const THERMALS: ThermalFigures = {
  thermal_count: 21,
  thermal_avg: 1.62,
  net_avg: 1.49,
  climb_by_fifth: [1.21, 1.74, 1.93, 1.88, 1.05],
  late_percentage: 0.38,
  climb_by_height: [
    { from_alt: 800, to_alt: 1000, seconds: 1210, gain: 1815, thermal_avg: 1.5 },
    { from_alt: 1000, to_alt: 1200, seconds: 0, gain: 0 },
  ],
  thermal_radius: 131.2,
  optimal_radius: 104.9,
  left_percentage: 0.82,
  right_percentage: 0.18,
  tips: [],
};

const NOTHING = 'Nothing to improve here. Well flown!';

const tips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  {
    tip: { kind: 'leave_earlier', percentage: 0.38, extra_seconds: 311 },
    text: 'Leave thermals earlier: 38\u202f% of them were weak at the top, which cost 5\u202fmin\u00a011\u202fs.',
  },
  {
    tip: { kind: 'circle_tighter', percentage: 0.71, radius: 131.2, optimal_radius: 104.9 },
    text: 'Circle tighter: 71\u202f% of the thermals were flown wide, at 131\u202fm instead of 105\u202fm.',
  },
  {
    tip: { kind: 'circle_both_ways', percentage: 0.82, direction: 'left' },
    text: 'Practise turning right: 82\u202f% of the circling time was to the left.',
  },
  {
    tip: { kind: 'circle_both_ways', percentage: 0.7, direction: 'right' },
    text: 'Practise turning left: 70\u202f% of the circling time was to the right.',
  },
] as const)('thermals: $tip.kind $tip.direction', ({ tip, text }) => {
  show(<ThermalAdvice advice={{ ...THERMALS, tips: [tip] }} />);
  expect(tips()).toEqual([text]);
  expect(screen.queryByText(NOTHING)).toBeNull();
});

test('describes thermals with flown and best values, by altitude from above', () => {
  show(<ThermalAdvice advice={THERMALS} />);
  expect(screen.getByText(NOTHING)).toBeVisible();
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(valueOf('Gross climb')).toMatch(/^\+1\.6/);
  expect(valueOf('Net climb, with failed climbs')).toMatch(/^\+1\.5/);
  expect(valueOf('Circle radius')).toBe('131\u202fm');
  expect(valueOf('Optimal radius')).toBe('105\u202fm');
  expect(valueOf('Left / right turns')).toBe('82\u202f% / 18\u202f%');
  expect(valueOf('Stayed too long')).toBe('38\u202f%');
  const bands = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(bands).toEqual(['1,000 – 1,200\u202fm', '800 – 1,000\u202fm']);
});

test('does not praise thermals without climb', () => {
  show(<ThermalAdvice advice={{ ...THERMALS, thermal_avg: 0 }} />);
  expect(screen.queryByText(NOTHING)).toBeNull();
});

const SPEED: SpeedFigures = {
  mac_cready: 1.4,
  mac_cready_from: 'range',
  netto: -0.2,
  speed: 110,
  optimal_speed: 120,
  bands: [],
  judged_seconds: 600,
  low_seconds: 0,
  unknown_seconds: 0,
  tips: [],
};

const KINDS = [
  { kind: 'fly_faster', words: 'Fly faster' },
  { kind: 'fly_slower', words: 'Fly slower' },
] as const;
const FIGURES = {
  speed: 110,
  optimal_speed: 130.4,
  flown_percentage: 0.377,
  optimal_percentage: 0.1,
};
const SHARES = '10\u202f% would have been best.';
const WHERE = [
  { bounds: {}, text: '110\u202fkm/h on average, 130\u202fkm/h would have been best.' },
  {
    bounds: { to_speed: 100 },
    text: `38\u202f% of the time was below 100\u202fkm/h, ${SHARES}`,
  },
  {
    bounds: { from_speed: 160 },
    text: `38\u202f% of the time was above 160\u202fkm/h, ${SHARES}`,
  },
  {
    bounds: { from_speed: 100, to_speed: 140 },
    text: `38\u202f% of the time was between 100\u202fkm/h and 140\u202fkm/h, ${SHARES}`,
  },
];

test.each(
  KINDS.flatMap(({ kind, words }) =>
    WHERE.map(({ bounds, text }) => ({ kind, bounds, text: `${words}: ${text}` })),
  ),
)('speeds: $text', ({ kind, bounds, text }) => {
  show(<SpeedAdvice advice={{ ...SPEED, tips: [{ kind, ...bounds, ...FIGURES }] }} />);
  expect(tips()).toContain(text);
  expect(screen.queryByText(NOTHING)).toBeNull();
});

test('confirms good speeds', () => {
  show(<SpeedAdvice advice={SPEED} />);
  expect(screen.getByText(NOTHING)).toBeVisible();
});
