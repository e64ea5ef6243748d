import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppPage } from '../page/AppPage.js';
import { isNotFound } from './error-toast.js';
import { LoadFailed } from './LoadFailed.js';
import { NotFound } from './not-found.js';
import { reloadOutdated } from './reload-outdated.js';

/** Replaces a route that could not be shown. Objects unknown to the server get the 404 page. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    if (error instanceof Error) reloadOutdated(error);
  }, [error]);
  if (isNotFound(error)) return <NotFound />;
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
