import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { FramedError } from '../guards.js';
import { AppPage } from '../page/AppPage.js';
import { isNotFound } from './error-toast.js';
import { FramedScreen } from './FramedScreen.js';
import { LoadFailed } from './LoadFailed.js';
import { NotFoundScreen } from './NotFoundScreen.js';

/** Stands where a route could not be shown; what the server does not know is a 404. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isNotFound(error)) return <NotFoundScreen />;
  if (error instanceof FramedError) return <FramedScreen />;
  function retry() {
    reset();
    void router.invalidate();
  }
  return (
    <AppPage>
      <LoadFailed onRetry={retry} />
    </AppPage>
  );
}
