import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { useTabGuard } from '../use-tab-guard.js';
import { isOpen, isRunning } from './upload-queue.js';

/** Path of the page that shows uploads. */
const UPLOAD_PATH = '/upload';

/**
 * Shows the result of an upload to users who are on another page. Makes the browser ask before the
 * page closes with files that are neither sent nor stored.
 */
export function useUploadWatch(): void {
  const { uploads, toasts } = useApp();
  const messages = useMessages();
  const router = useRouter();
  useEffect(() => {
    let travelling = new Set<number>();
    const watch = () => {
      const queue = uploads.get();
      for (const { id, state } of queue.items) if (state.name === 'queued') travelling.add(id);
      if (isRunning(queue) || travelling.size === 0) return;
      const ended = queue.items.filter(({ id }) => travelling.has(id));
      travelling = new Set();
      if (router.state.location.pathname === UPLOAD_PATH) return;
      const count = ended.filter(({ state }) => state.name === 'done').length;
      const others = ended.filter(({ state: { name } }) => name !== 'done' && name !== 'cancelled');
      if (count > 0) toasts.push({ type: 'success', title: messages['upload.ended']({ count }) });
      if (others.length === 0) return;
      toasts.push({
        type: 'warning',
        title: messages['upload.ended.not']({ count: others.length }),
        message: messages['upload.ended.not.message'](),
      });
    };
    return uploads.subscribe(watch);
  }, [uploads, toasts, messages, router]);

  useTabGuard(() =>
    uploads.get().items.some((item) => isOpen(item) && item.storageKey === undefined),
  );
}
