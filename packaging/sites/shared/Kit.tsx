'use client';
import { MapSettingsProvider } from '@cloudstreet/ui/map/MapSettings';
import { messages } from '@cloudstreet/ui/messages/en-gb';
import { KitProvider } from '@cloudstreet/ui/provider';
import type { ReactNode } from 'react';

/** Texts are functions, which Server Components cannot pass, so this is a module of the client. */
export function Kit({ baseMapUrl, children }: { baseMapUrl: string; children: ReactNode }) {
  return (
    <KitProvider messages={messages} locale="en-gb" unitSystem="M" timeZone="UTC">
      <MapSettingsProvider baseMapUrl={baseMapUrl}>{children}</MapSettingsProvider>
    </KitProvider>
  );
}
