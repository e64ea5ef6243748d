import type { ReactNode } from 'react';
import { PartBoundary } from '../layout/PartBoundary/PartBoundary.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useMapSettings } from './MapSettings/MapSettings.js';

/** Keeps the rest of the page if a map throws. */
export function MapBoundary({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const { onLoadError } = useMapSettings();
  return (
    <PartBoundary message={messages['map.broken']()} onError={onLoadError}>
      {children}
    </PartBoundary>
  );
}
