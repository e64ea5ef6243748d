import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { useMessages } from '../../../app/messages.js';

/** Replaces map and barogram. */
export function TrackFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages();
  return <ErrorState title={messages['flight.track.failed']()} onRetry={onRetry} />;
}
