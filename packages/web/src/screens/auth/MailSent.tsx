import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusOnMount } from '../../app/focus-on-mount.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import * as styles from './MailSent.css.js';

export interface MailSentProps {
  title: string;
  message: string;
  action?: ReactNode;
}

/** Replaces a form once its mail is sent. */
export function MailSent({ title, message, action }: MailSentProps) {
  const messages = useMessages();
  return (
    <AppPage width="narrow">
      <PageHeader title={title} />
      <div ref={focusOnMount} tabIndex={-1} className={styles.outcome}>
        <EmptyState
          title={messages['mail.sent']()}
          icon={<MailCheck size={24} aria-hidden />}
          action={action}
        >
          {message}
        </EmptyState>
      </div>
    </AppPage>
  );
}
