import type { DescribedPhase } from '@cloudstreet/scoring/analyse';
import type { UnitSystem } from '@cloudstreet/scoring/units';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { ClimbHistogram } from './ClimbHistogram.js';

const THERMALS = [0.7, 1.2, 1.3].map(
  (climbMps) =>
    ({ kind: 'thermal', climbMps, seconds: 100, gainM: climbMps * 100 }) as DescribedPhase,
);

test.each([
  { unitSystem: 'M', expected: ['+0.5 – +1.0m/s', '+1.0 – +1.5m/s'] },
  { unitSystem: 'I', expected: ['+1.0 – +2.0kt', '+2.0 – +3.0kt'] },
  { unitSystem: 'U', expected: ['+100 – +200fpm', '+200 – +300fpm'] },
] satisfies { unitSystem: UnitSystem; expected: string[] }[])(
  'the width of bars is round in system $unitSystem',
  ({ unitSystem, expected }) => {
    show(<ClimbHistogram phases={THERMALS} />, { unitSystem });
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.map((name) => name?.replaceAll(/[\s\u202f]+(?=[a-z])/g, ''))).toEqual(expected);
  },
);
