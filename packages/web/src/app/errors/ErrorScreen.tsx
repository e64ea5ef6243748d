import { ErrorState } from '@cloudstreet/ui/layout/ErrorState';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useMessages } from '../messages.js';
import { AppPage } from '../page/AppPage.js';
import { isNotFound } from './error-toast.js';
import { NotFoundScreen } from './NotFoundScreen.js';

/** Stands where a route could not be shown; what the server does not know is a 404. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const messages = useMessages();
  const router = useRouter();
  if (isNotFound(error)) return <NotFoundScreen />;
  function retry() {
    reset();
    void router.invalidate();
  }
  return (
    <AppPage>
      <ErrorState
        title={messages['error.load.title']()}
        kind={navigator.onLine ? 'failed' : 'offline'}
        onRetry={retry}
      >
        {navigator.onLine ? messages['error.load.message']() : messages['error.offline.message']()}
      </ErrorState>
    </AppPage>
  );
}
