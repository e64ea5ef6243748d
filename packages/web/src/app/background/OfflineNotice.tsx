import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages.js';
import { Notice } from './Notice.js';

/** Notice that is shown while there is no connection. */
export function OfflineNotice() {
  const messages = useMessages();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <Notice icon={<CloudOff size={18} />}>{messages['notice.offline']()}</Notice>
  );
}

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['online', 'offline']) {
    globalThis.addEventListener(type, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}
