import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { useMessages } from '../messages.js';

export interface LoadFailedProps {
  onRetry: () => void;
}

/**
 * Replaces content that could not be loaded. Distinguishes a lost connection from an error of the
 * server.
 */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const messages = useMessages();
  const isOnline = navigator.onLine;
  return (
    <ErrorState
      title={messages['error.load.title']()}
      kind={isOnline ? 'failed' : 'offline'}
      onRetry={onRetry}
    >
      {isOnline ? messages['error.load.message']() : messages['error.offline.message']()}
    </ErrorState>
  );
}
