import type { ReportKind } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';

const ReportDialog = lazyWithRetry(async () => (await import('./ReportDialog.js')).ReportDialog);

export interface ReportButtonProps {
  kind: ReportKind;
  id: number | string;
  /** Id of the user to whom it belongs, who cannot report it. */
  ownerId?: number | undefined;
}

/** Button to report something to the moderators; nothing for visitors. */
export function ReportButton({ kind, id, ownerId }: ReportButtonProps) {
  const messages = useMessages();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  if (!me || me.id === ownerId) return null;
  return (
    <>
      <Button size="small" tone="quiet" onPress={() => setIsOpen(true)}>
        <Flag size={16} aria-hidden />
        {messages['report.open']()}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog kind={kind} id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
