import type { UnitSystem } from '@cloudstreet/scoring/units';
import { MessagesProvider as KitMessages } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { UnitsProvider } from '@cloudstreet/ui/values';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MessagesProvider } from '../app/messages.js';
import { messages } from '../generated/messages/en-gb.js';

export interface ShowOptions {
  /** Left out: metric. */
  unitSystem?: UnitSystem;
}

/** Shows a part of a screen that needs neither router nor API, in British English and in UTC. */
export function show(part: ReactNode, { unitSystem = 'M' }: ShowOptions = {}) {
  return render(part, {
    wrapper: ({ children }) => (
      <KitMessages messages={kitMessages}>
        <MessagesProvider messages={messages} complete={async () => {}}>
          <UnitsProvider unitSystem={unitSystem} locale="en-gb" timeZone="UTC">
            {children}
          </UnitsProvider>
        </MessagesProvider>
      </KitMessages>
    ),
  });
}
