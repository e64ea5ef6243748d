import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import type { ReactNode } from 'react';
import { useMessages } from '../../app/messages.js';

export interface NeedsPremiumProps {
  /** The feature that needs Premium. */
  children: ReactNode;
}

/** Replaces features that need premium. */
export function NeedsPremium({ children }: NeedsPremiumProps) {
  const messages = useMessages();
  return (
    <EmptyState
      title={messages['plan.required']()}
      action={<ButtonLink href="/plans/premium">{messages['plan.see']()}</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
