import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { messages } from '../src/generated/messages/en-gb.js';
import { MessagesProvider } from '../src/messages/MessagesProvider.js';
import { type UnitPreferences, UnitsProvider } from '../src/values/UnitsProvider.js';

const preferences: UnitPreferences = { unitSystem: 'M', locale: 'en-gb', timeZone: 'UTC' };

/** Renders with English texts, metric units and UTC, or what `units` says instead. */
export function renderKit(element: ReactElement, units: Partial<UnitPreferences> = {}) {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider messages={messages}>
        <UnitsProvider {...preferences} {...units}>
          {children}
        </UnitsProvider>
      </MessagesProvider>
    ),
  });
}
