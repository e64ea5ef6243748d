import type { ReportKind } from '@cloudstreet/sdk';
import { MenuItem } from '@cloudstreet/ui/controls/Menu';
import { Flag } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';

const ReportDialog = lazyWithRetry(async () => (await import('./ReportDialog.js')).ReportDialog);

export interface Reportable {
  kind: ReportKind;
  id: number | string;
  /** Id of the user to whom it belongs, who cannot report it. */
  ownerId: number | undefined;
}

/** Returns the item of a menu that reports a thing, and its dialog beside the menu; null without the right. */
export function useReport({
  kind,
  id,
  ownerId,
}: Reportable): { item: ReactNode; dialog: ReactNode } | null {
  const messages = useMessages();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  if (!me || me.id === ownerId) return null;
  return {
    item: (
      <MenuItem
        label={messages['report.open']()}
        icon={<Flag size={18} aria-hidden />}
        onAction={() => setIsOpen(true)}
      />
    ),
    dialog: isOpen && (
      <Suspense>
        <ReportDialog kind={kind} id={id} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
