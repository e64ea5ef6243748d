import { useEffect } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';
import { persistUploads } from './persist-uploads.js';

/** Saves the files of the signed-in account on this device until the server has them. */
export function usePersistedUploads(): void {
  const { uploads, toasts } = useApp();
  const messages = useMessages();
  const ownerId = useMe()?.id;
  useEffect(() => {
    if (ownerId === undefined || typeof indexedDB === 'undefined') return undefined;
    return persistUploads(uploads, ownerId, () =>
      toasts.push({
        type: 'error',
        title: messages['upload.notStored.title'](),
        message: messages['upload.notStored.message'](),
      }),
    );
  }, [uploads, ownerId, toasts, messages]);
}
