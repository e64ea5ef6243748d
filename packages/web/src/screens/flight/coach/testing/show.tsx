import { MessagesProvider as KitMessages } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { UnitsProvider } from '@cloudstreet/ui/values';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../../app/messages.js';
import { messages } from '../../../../generated/messages/en-gb.js';

/** Renders a part of the coach for a reader of English and metric units. */
export function show(part: ReactNode): void {
  render(
    <KitMessages messages={kitMessages}>
      <MessagesProvider messages={messages} complete={async () => {}}>
        <UnitsProvider unitSystem="M" locale="en-gb">
          {part}
        </UnitsProvider>
      </MessagesProvider>
    </KitMessages>,
  );
}
