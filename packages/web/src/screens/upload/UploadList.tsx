import { Button } from '@cloudstreet/ui/controls/Button';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { CloudOff } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { type HoldReason, isOpen } from '../../app/uploads/upload-queue.js';
import type { Uploads } from '../../app/uploads/uploads.js';
import { useUploadQueue } from '../../app/uploads/use-upload-queue.js';
import * as styles from './Upload.css.js';
import { UploadFile } from './UploadFile.js';
import { UploadSummary } from './UploadSummary.js';

/** Selected files with their progress. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const messages = useMessages();
  const queue = useUploadQueue();
  const { items, held } = queue;
  const { host, keepFocus } = useFocusNextItem(items, {
    item: ':scope > ul > li',
    target: '[data-end] button',
  });
  const failed = items.filter(({ state }) => state.name === 'failed').length;
  const isFinished = items.some((item) => !isOpen(item));
  // Each of these may remove the button that was pressed.
  function retry(id: number) {
    keepFocus();
    uploads.retry(id);
  }
  function remove(id: number) {
    keepFocus();
    uploads.remove(id);
  }
  function retryFailed() {
    keepFocus();
    uploads.retryFailed();
  }
  function clear() {
    keepFocus();
    uploads.clear();
  }
  if (items.length === 0) return null;
  return (
    <Section
      title={messages['upload.files']()}
      actions={
        <>
          {failed > 1 && (
            <Button size="small" onPress={retryFailed}>
              {messages['upload.retryFailed']({ count: failed })}
            </Button>
          )}
          {isFinished && (
            <Button size="small" tone="quiet" onPress={clear}>
              {messages['upload.clear']()}
            </Button>
          )}
        </>
      }
    >
      <div ref={host}>
        <div className={styles.summary}>
          <UploadSummary queue={queue} />
          <div aria-live="polite">{held && <Held reason={held} onResume={uploads.resume} />}</div>
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <UploadFile
              key={item.id}
              item={item}
              onCancel={uploads.cancel}
              onRetry={retry}
              onRemove={remove}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Explains why the upload is on hold, with a button to retry at once. */
function Held({ reason, onResume }: { reason: HoldReason; onResume: () => void }) {
  const messages = useMessages();
  return (
    <div className={styles.held}>
      <Inline spread>
        <Inline>
          <CloudOff size={18} aria-hidden />
          {messages['upload.held']({ reason })}
        </Inline>
        <Button size="small" onPress={onResume}>
          {messages['upload.resume']()}
        </Button>
      </Inline>
    </div>
  );
}
