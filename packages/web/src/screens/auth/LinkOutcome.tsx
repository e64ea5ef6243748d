import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { CircleCheck, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppPage } from '../../app/page/AppPage.js';

export interface LinkOutcomeProps {
  /** Heading of the page. */
  title: string;
  isDone: boolean;
  /** The server's response. */
  message: string;
  action: ReactNode;
}

/** Result of a link in a mail. */
export function LinkOutcome({ title, isDone, message, action }: LinkOutcomeProps) {
  const Icon = isDone ? CircleCheck : Unlink;
  return (
    <AppPage width="narrow">
      <PageHeader title={title} />
      <div role={isDone ? 'status' : 'alert'}>
        <EmptyState title={message} icon={<Icon size={24} aria-hidden />} action={action} />
      </div>
    </AppPage>
  );
}
