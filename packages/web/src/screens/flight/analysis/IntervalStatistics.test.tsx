import type { UnitSystem } from '@cloudstreet/scoring/units';
import type { Statistics } from '@cloudstreet/ui/values/statistics';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../generated/messages/en-gb.js';
import { type ShowOptions, show } from '../../../testing/show.js';
import { IntervalStatistics } from './IntervalStatistics.js';

function open(statistics: Statistics, options?: ShowOptions) {
  show(<IntervalStatistics statistics={statistics} />, options);
}

const glideRatio = () => screen.queryByText('Glide ratio')?.nextElementSibling?.textContent;

test.each([
  { why: 'height was lost', statistics: { glide_gain: -500, glide_ratio: 34.2 }, expected: '34' },
  { why: 'none was lost', statistics: { glide_gain: 40 }, expected: '> 999' },
  { why: 'it is rated by no way', statistics: { glide_gain: -500 }, expected: undefined },
])('shows the glide ratio if $why', ({ statistics, expected }) => {
  open({ glide_count: 2, glide_time: 600, ...statistics });
  expect(glideRatio()).toBe(expected);
});

test('an interval without glides has no glide ratio', () => {
  open({ glide_count: 0, glide_time: 0, glide_gain: 0 });
  expect(glideRatio()).toBeUndefined();
});

test.each([
  { unitSystem: 'M', name: 'Below 1,000\u202fm above ground' },
  { unitSystem: 'U', name: 'Below 3,281\u202fft above ground' },
] satisfies { unitSystem: UnitSystem; name: string }[])(
  'formats heights in system $unitSystem',
  ({ unitSystem, name }) => {
    open({ below_1000_agl: 0.4 }, { unitSystem });
    expect(screen.getByText(/^Below/).textContent).toBe(name);
  },
);

test('shows the energy of an electric engine in kWh', () => {
  open({ altitude_avg: 1200, fes_energy: 1.8 });
  expect(screen.getByText(messages['flown.energy']()).nextElementSibling?.textContent).toBe(
    '1.80\u202fkWh',
  );
});

test.each([
  { seconds: 20, expected: '20\u202fs' },
  { seconds: 3600, expected: '1\u202fh\u00a000\u202fmin' },
])('shows $seconds s of thermals as $expected', ({ seconds, expected }) => {
  open({ thermal_count: 1, thermal_time: seconds });
  expect(screen.getByText('Time').nextElementSibling?.textContent).toBe(expected);
});
