import { useEffect } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';

/** Reminds a superuser, on each visit and on becoming one, of what can be broken. */
export function useSuperuserWarning(): void {
  const { toasts } = useApp();
  const messages = useMessages();
  const isSuperuser = useMe()?.is_superuser ?? false;
  useEffect(() => {
    if (!isSuperuser) return;
    toasts.push({
      type: 'warning',
      title: messages['superuser.warning.title'](),
      message: messages['superuser.warning.message'](),
    });
  }, [isSuperuser, toasts, messages]);
}
