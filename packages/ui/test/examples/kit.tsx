'use client';
import { messages } from '@cloudstreet/ui/messages/en-gb';
import { KitProvider } from '@cloudstreet/ui/provider';
import type { ReactNode } from 'react';

export function Kit({ children }: { children: ReactNode }) {
  return (
    <KitProvider messages={messages} locale="en-gb" unitSystem="M" timeZone="UTC">
      {children}
    </KitProvider>
  );
}
