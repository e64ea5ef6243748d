import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { SpeedAdvice } from './SpeedAdvice.js';
import { TimeLost } from './TimeLost.js';
import { WeightAdvice } from './WeightAdvice.js';

test('names the largest loss first, without times that cancel each other or hardly count', () => {
  const causes = {
    weak_climbs: 360,
    strong_climbs: -320,
    attempts: 29,
    too_fast: 125,
    too_slow: -29,
    detour: -45,
    speed_change: 0,
  };
  const advice = {
    flown_seconds: 3720,
    ideal_seconds: 3600,
    lost_seconds: 120,
    causes,
    unjudged_seconds: 0,
  };
  show(<TimeLost advice={advice} />);
  expect(screen.getByText(/^Largest loss: Flown too fast, 2\smin\s05\ss$/)).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Flown too fast2 min 05 s',
    'Weak climbs40 s',
    'Detours-45 s',
    'Total2 min 00 s',
  ]);
});

const SPEED = {
  mac_cready: 1.4,
  netto: -0.2,
  speed: 110,
  optimal_speed: 120,
  bands: [],
  judged_seconds: 600,
  low_seconds: 0,
  unknown_seconds: 0,
  tips: [],
} as const;

test.each([
  { from: 'flight', is: 'said' },
  { from: 'range', is: 'not said' },
] as const)('the note that the climb is that of the whole flight is $is for $from', ({ from }) => {
  show(<SpeedAdvice advice={{ ...SPEED, bands: [], tips: [], mac_cready_from: from }} />);
  expect(screen.getByText('MacCready')).toBeVisible();
  expect(screen.queryAllByText('of the whole flight')).toHaveLength(from === 'flight' ? 1 : 0);
});

test('describes the limits of a range of speeds as text', () => {
  const shares = { flown_percentage: 0.2, optimal_percentage: 0.3 };
  const bands = [
    { to_speed: 80, ...shares },
    { from_speed: 80, to_speed: 100, ...shares },
    { from_speed: 220, ...shares },
  ];
  show(<SpeedAdvice advice={{ ...SPEED, bands, tips: [], mac_cready_from: 'range' }} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Below 80\u202fkm/h',
    '80\u202fkm/h – 100\u202fkm/h',
    '220\u202fkm/h and above',
  ]);
});

test('a legend explains the marks of flown and best values', () => {
  const bands = [
    { to_speed: 80, flown_percentage: 0.4, optimal_percentage: 0.3 },
    { from_speed: 80, flown_percentage: 0.6, optimal_percentage: 0.7 },
  ];
  show(<SpeedAdvice advice={{ ...SPEED, bands, tips: [], mac_cready_from: 'range' }} />);
  const key = within(screen.getByRole('list'));
  expect(key.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Flown',
    'Optimal',
  ]);
});

test('confirms a good mass and names its row', () => {
  const flown = { mass: 450, speed: 101.8 };
  const curve = [{ mass: 440, speed: 101.2 }, flown, { mass: 460, speed: 101.5 }];
  show(<WeightAdvice advice={{ flown, best: flown, speed_gain: 0, curve, tips: [] }} />);
  expect(screen.getByText(/^The takeoff mass suited this flight/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^450/ })).toHaveTextContent('As flown · Optimal');
  expect(screen.getByRole('row', { name: /^440/ })).toHaveTextContent(/km\/h$/);
});
