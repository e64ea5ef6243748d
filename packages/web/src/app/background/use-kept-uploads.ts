import { useEffect } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';
import { keepUploads } from './keep-uploads.js';

/** Keeps the files of the signed-in account on this device until the server has them. */
export function useKeptUploads(): void {
  const { uploads, toasts } = useApp();
  const messages = useMessages();
  const ownerId = useMe()?.id;
  useEffect(() => {
    if (ownerId === undefined || typeof indexedDB === 'undefined') return undefined;
    return keepUploads(uploads, ownerId, () =>
      toasts.push({
        type: 'error',
        title: messages['upload.notKept.title'](),
        message: messages['upload.notKept.message'](),
      }),
    );
  }, [uploads, ownerId, toasts, messages]);
}
