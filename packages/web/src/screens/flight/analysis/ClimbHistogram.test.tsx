import type { DescribedPhase } from '@cloudstreet/scoring/analysis';
import type { UnitSystem } from '@cloudstreet/scoring/units';
import { MessagesProvider as KitMessages } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { UnitsProvider } from '@cloudstreet/ui/values';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../../app/messages.js';
import { messages } from '../../../generated/messages/en-gb.js';
import { ClimbHistogram } from './ClimbHistogram.js';

const THERMALS = [0.7, 1.2, 1.3].map(
  (climbMps) =>
    ({ kind: 'thermal', climbMps, seconds: 100, gainM: climbMps * 100 }) as DescribedPhase,
);

test.each([
  { unitSystem: 'M', expected: ['+0.5m/s – +1.0m/s', '+1.0m/s – +1.5m/s'] },
  { unitSystem: 'I', expected: ['+1.0kt – +2.0kt', '+2.0kt – +3.0kt'] },
  { unitSystem: 'U', expected: ['+100fpm – +200fpm', '+200fpm – +300fpm'] },
] satisfies { unitSystem: UnitSystem; expected: string[] }[])(
  'bars are as wide as is round in system $unitSystem',
  ({ unitSystem, expected }) => {
    render(
      <KitMessages messages={kitMessages}>
        <MessagesProvider messages={messages} complete={async () => {}}>
          <UnitsProvider unitSystem={unitSystem} locale="en-gb">
            <ClimbHistogram phases={THERMALS} />
          </UnitsProvider>
        </MessagesProvider>
      </KitMessages>,
    );
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.map((name) => name?.replaceAll(/[\s\u202f]+(?=[a-z])/g, ''))).toEqual(expected);
  },
);
