import { useEffect } from 'react';
import { useApp } from '../context.js';

/** Renews an expiring token when the page comes to the foreground, before any call needs it. */
export function useForegroundRenewal(): void {
  const { api } = useApp();
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void api.session.accessToken();
    };
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [api]);
}
