import { instanceQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { APP_VERSION } from '../app-version.js';
import { useApp } from '../context.js';
import { type ScriptFailure, watchScriptErrors } from './script-errors.js';

/** Reports script errors to this server only, if its operator wants them. */
export function useScriptErrors(): void {
  const { api } = useApp();
  const router = useRouter();
  const instance = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } }).data;
  const isEnabled = instance?.script_errors ?? false;
  useEffect(() => {
    if (!isEnabled) return undefined;
    return watchScriptErrors(window, (failure: ScriptFailure) => {
      const page = router.state.matches.at(-1)?.routeId;
      const body = {
        ...failure,
        ...(page?.startsWith('/') && { page }),
        ...(APP_VERSION !== undefined && { version: APP_VERSION }),
      };
      // Sent without the client, which would identify the user.
      fetch(api.url('/instance/script-error'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        keepalive: true,
      }).catch(() => undefined);
    });
  }, [api, router, isEnabled]);
}
