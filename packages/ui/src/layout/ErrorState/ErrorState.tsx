import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { EmptyState } from '../EmptyState/EmptyState.js';

export interface ErrorStateProps {
  /** One short sentence about what failed. */
  title: string;
  /** Explains the cause or a remedy. */
  children?: ReactNode;
  /** `offline` shows a less alarming image. */
  kind?: 'failed' | 'offline';
  /** Tries again. */
  onRetry?: () => void;
}

/** Replaces content that could not be loaded. It is announced at once. */
export function ErrorState({ title, children, kind = 'failed', onRetry }: ErrorStateProps) {
  const messages = useMessages();
  const Icon = kind === 'offline' ? CloudOff : TriangleAlert;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        icon={<Icon size={24} aria-hidden />}
        action={
          onRetry && (
            <Button tone="primary" onPress={onRetry}>
              {messages['error.retry']()}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
