import type { ReactNode } from 'react';
import { PartBoundary } from '../layout/PartBoundary/PartBoundary.js';
import { useMessages } from '../messages/MessagesProvider.js';

/** Keeps the rest of the page if a chart throws. */
export function ChartBoundary({ children }: { children: ReactNode }) {
  return <PartBoundary message={useMessages()['chart.failed']()}>{children}</PartBoundary>;
}
